import Foundation
import XcodeProjects

/// Looks before the build whether storyboards and xibs name classes, outlets and actions that nobody declares.
///
/// Each would end the app when it loads the file, or at a touch. What may lie outside of the project is let pass.
struct InterfaceCheck {
  let types: ProjectTypes

  /// What is named and not there.
  ///
  /// - Parameter path: A storyboard or a xib.
  /// - Returns: A note each, with its line; none for a file that can't be read, which is told elsewhere.
  func notes(on path: String) -> [Note] {
    guard let file = try? InterfaceReferences(path: path) else { return [] }
    var notes: [Note] = []
    for reference in file.references where isOfProject(reference.owner) {
      guard let sentence = problem(with: reference) else { continue }
      notes.append(Note(path, line: reference.line, sentence))
    }
    for (selector, line) in file.unwindActions where !types.hasAction(selector) {
      notes.append(
        Note(path, line: line, "no class has the action “\(selector)” of this unwind segue."))
    }
    return notes.withoutRepeats
  }

  private func isOfProject(_ owner: InterfaceReferences.CustomClass) -> Bool {
    // Names in Objective-C's form stand for nested and generic classes.
    guard !owner.name.hasPrefix("_Tt"), !owner.name.contains(".") else { return false }
    return owner.isOfTarget || owner.module.map(types.modules.contains) ?? false
  }

  private func problem(with reference: InterfaceReferences.Reference) -> String? {
    let owner = reference.owner.name
    let isDeclared = types.declares(owner)
    switch reference.kind {
    case .type:
      return isDeclared
        ? nil
        : "the class \(owner) is declared nowhere."
          + Self.hint(for: owner, among: types.names)
          + " Until then an object of its superclass is made."
    case .outlet(let property):
      return !isDeclared || types.hasOutlet(property, in: owner)
        ? nil
        : "\(owner) has no outlet “\(property)”."
          + Self.hint(for: property, among: types.outlets(of: owner))
    case .action(let selector):
      return !isDeclared || types.hasAction(selector, in: owner)
        ? nil
        : "\(owner) has no action “\(selector)”."
          + Self.hint(for: selector, among: types.actions(of: owner))
    }
  }

  // MARK: Names that are near

  /// ` Did you mean “total”?`, where a name is near.
  private static func hint(for name: String, among known: [String]) -> String {
    let plain = String(name.prefix { $0 != ":" }).lowercased()
    let best = known.map { ($0, distance(plain, $0.lowercased())) }.min { $0.1 < $1.1 }
    guard let best, best.1 <= max(2, plain.count / 3), !best.0.isEmpty else { return "" }
    return " Did you mean “\(best.0)”?"
  }

  /// How many letters have to be put in, taken out or changed to make one word of another.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let change = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}

extension GeneratedProject {
  /// What the storyboards and xibs of all bundles name and nobody declares; to be asked once all is adapted.
  func interfaceNotes() -> [Note] {
    let files = modules.compactMap(\.bundle).flatMap(\.items).map(\.source.path).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    guard !files.isEmpty else { return [] }
    var types = ProjectTypes()
    for module in modules where module.native == nil {
      types.read(module.name, index: scratch.path("Indices/\(module.name).json"))
    }
    let check = InterfaceCheck(types: types)
    return Set(files).sorted().flatMap(check.notes)
  }
}
