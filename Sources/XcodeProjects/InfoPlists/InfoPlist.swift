import Foundation

/// The Info.plist of a product: what the project wrote, what Xcode generates from settings, and what it
/// always adds for a simulator.
package struct InfoPlist: Sendable {
  package var values: [String: InfoPlistValue]
  /// What was missing or left out.
  package var notes: [Note] = []

  package subscript(key: String) -> InfoPlistValue? { values[key] }

  /// Makes the Info.plist of a target.
  ///
  /// - Throws: `ProjectError` when the written file can't be read as a property list.
  package init(_ target: XcodeTarget, _ settings: BuildSettings) throws(ProjectError) {
    values = [:]
    if let path = settings.infoPlistFile { try readDraft(path, target) }
    // A bundle without a file of its own would have no name at all.
    if settings.generatesInfoPlist || values.isEmpty {
      let generated = GeneratedInfoPlist(target, settings)
      notes += generated.notes
      for (key, value) in generated.values {
        values[key] = values[key].map { $0.merged(with: value) } ?? value
      }
    }
    noteUndefined(target, settings)
    values = values.mapValues { $0.mapStrings(settings.expand) }
    values.merge(GeneratedInfoPlist.additions(settings)) { $1 }
  }

  /// The file's contents, as XML.
  ///
  /// - Throws: An error of `PropertyListSerialization`.
  package func data() throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: values.mapValues(\.object), format: .xml, options: 0)
  }

  // MARK: Reading

  private mutating func readDraft(_ path: String, _ target: XcodeTarget) throws(ProjectError) {
    var path = path
    switch DiskPath.find(path) {
    case .exact: break
    case .respelled(let other):
      notes.append(
        Note(path, "the file is spelled \(other.lastPathPart) on disk; that one is used."))
      path = other
    case .missing:
      notes.append(
        target.note(
          "the target “\(target.name)” has \(path) as its Info.plist (INFOPLIST_FILE), which is missing; "
            + "only generated values are in it. Add the file, or correct the setting."))
      return
    }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    do {
      let root = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard case .dictionary(let entries) = InfoPlistValue(root) else {
        throw ProjectError(path, "the Info.plist holds no dictionary.")
      }
      values = entries
    } catch let error as ProjectError {
      throw error
    } catch {
      let text = String(decoding: data, as: UTF8.self)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("<<<<<<<") }
      throw ProjectError(
        path, line: line.map { $0 + 1 },
        line == nil
          ? "the Info.plist can't be read: \(error.localizedDescription)"
          : "a merge conflict is left here (“<<<<<<<”): keep one of its two sides and take the lines with "
            + "the markers out.")
    }
  }

  /// A setting that nobody defines leaves nothing in its place, as when a file with secrets is absent.
  private mutating func noteUndefined(_ target: XcodeTarget, _ settings: BuildSettings) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      var names: [String] = []
      _ = value.mapStrings { text in
        names += settings.undefinedNames(in: text)
        return text
      }
      for name in names.withoutRepeats {
        notes.append(
          Note(
            settings.infoPlistFile ?? target.project.file,
            "“\(key)” refers to the setting \(name), which nothing defines: it is empty. Define it, as in "
              + "an .xcconfig file that isn't in the repository."))
      }
    }
  }
}
