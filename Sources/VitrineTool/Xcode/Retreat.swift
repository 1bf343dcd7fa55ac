import Foundation

/// What is left out of a project's sources, build by build, until the rest compiles.
package struct Retreat: Equatable, Sendable {
  /// A place at which the compiler could not go on.
  package struct Breakage: Encodable, Equatable, Sendable {
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// Of each source by its absolute path, what each build said; the adaptation takes out the declarations there.
  package private(set) var broken: [String: [[Breakage]]] = [:]
  /// Absolute paths of sources of which nothing is left.
  package private(set) var files: Set<String> = []
  /// A sentence for each of these.
  package private(set) var reasons: [String] = []

  /// How many builds a source may break before it is left out as a whole.
  private static let patience = 6

  package init() {}

  /// Takes the errors of a build.
  ///
  /// - Parameters:
  ///   - errors: What the compiler said.
  ///   - sources: The absolute paths of the sources of which something can be left out.
  /// - Returns: Whether another build is worth while.
  package mutating func take(_ errors: [CompilerDiagnostic], in sources: Set<String>) -> Bool {
    let own = errors.filter { $0.severity == .error && sources.contains($0.file ?? "") }
    // What is unknown makes other things wrong, which may be right without it.
    let causes = own.filter { $0.isOfUnknownName || $0.message.contains(" has no member ") }
    var found: [String: [Breakage]] = [:]
    for error in causes.isEmpty ? own : causes {
      guard let file = error.file else { continue }
      let breakage = Breakage(
        line: error.line ?? 1, column: error.column ?? 1, message: error.message)
      found[file, default: []].append(breakage)
    }
    for (file, breakages) in found.sorted(by: { $0.key < $1.key }) {
      if broken[file, default: []].count < Self.patience {
        broken[file, default: []].append(breakages)
      } else {
        files.insert(file)
        reasons.append(
          "\(file) is left out: line \(breakages[0].line): \(breakages[0].message)")
      }
    }
    return !found.isEmpty
  }
}
