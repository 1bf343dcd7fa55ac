import Foundation

/// The frameworks of Apple's that sources import and that are not here, by their names.
///
/// Their imports are left out, which harms nobody who uses nothing of them; where something is used, the compiler
/// says that it can't find it.
package struct AbsentModules: Equatable, Sendable {
  /// The absolute paths of the sources that import each.
  private(set) var files: [String: Set<String>] = [:]

  /// What `vitrine stub` needs behind a name to find the sources; begins with a space.
  package var stubOption = ""

  package init() {}

  package mutating func add(_ module: String, importedBy file: String) {
    files[module, default: []].insert(file)
  }

  /// What to say before the build; nil where all is here.
  package var note: String? {
    let files = files.filter { VitrineLibraries.parts[$0.key] == nil }
    guard !files.isEmpty else { return nil }
    let names = files.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.key) (\($0.value.count) \($0.value.count == 1 ? "file" : "files"))" }
    return "Frameworks that are not here: \(names.joined(separator: ", ")). "
      + "To import them does no harm; what uses them does not compile."
  }

  /// The modules that names may be of: names with the prefix of one that is here in part are its own, and others
  /// rather of those that are not here at all.
  private static func modules(of names: [String], among imported: [String]) -> Set<String> {
    let absent = imported.filter { VitrineLibraries.parts[$0] == nil }
    let parts = imported.filter { VitrineLibraries.parts[$0] != nil }
    var found: Set<String> = []
    for name in names {
      let own = parts.filter { part in
        VitrineLibraries.prefixes[part].map { name.hasPrefix($0) } ?? false
      }
      found.formUnion(own.isEmpty ? (absent.isEmpty ? parts : absent) : own)
    }
    return names.isEmpty ? Set(imported) : found
  }

  /// What to do when a build has failed.
  ///
  /// - Parameters:
  ///   - errors: What the compiler said.
  ///   - folder: The folder of the project, from which paths are told.
  /// - Returns: Some lines; nil where no framework can be the reason.
  package func advice(on errors: [CompilerDiagnostic], in folder: URL) -> String? {
    var lines: [String] = []
    var needed: [String: Int] = [:]
    let unknown = Dictionary(grouping: errors.filter(\.isOfUnknownName)) { $0.file ?? "" }
    for (file, errors) in unknown.sorted(by: { $0.key < $1.key }) {
      let imported = files.keys.filter { files[$0]?.contains(file) == true }
      var names: [String] = []
      for name in errors.compactMap(\.quotedName) where !names.contains(name) { names.append(name) }
      let modules = Self.modules(of: names, among: imported).sorted()
      guard !modules.isEmpty else { continue }
      for module in modules { needed[module, default: 0] += 1 }
      let more = names.count > 4 ? ", …" : ""
      let path =
        file.hasPrefix(folder.path + "/") ? file.dropFirst(folder.path.count + 1) : file[...]
      lines.append(
        "  \(path) imports \(modules.joined(separator: ", ")): "
          + "not found: \(names.prefix(4).joined(separator: ", "))\(more)")
    }
    guard let first = needed.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    return "Sources need frameworks that are not here.\n" + lines.joined(separator: "\n")
      + "\n  To leave out what does not compile, and test the rest: vitrine test … --keep-going"
      + "\n  To have a stand-in that fails when it is called: vitrine stub \(first)\(stubOption)"
  }
}

extension CompilerDiagnostic {
  /// Whether something is named that nobody declares.
  var isOfUnknownName: Bool {
    severity == .error
      && ["cannot find ", "unknown attribute ", "no macro named "].contains {
        message.hasPrefix($0)
      }
  }

  /// The first name in quotes.
  fileprivate var quotedName: String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }
}
