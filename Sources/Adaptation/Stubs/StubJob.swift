import Foundation

/// What the program is asked for when it is to write stand-ins: first which types the sources name that nobody
/// declares, then the stand-ins for those of them that no other module has.
struct StubJob: Decodable, Sendable {
  /// Absolute paths of all sources of the project.
  let files: [String]
  /// The modules that are asked for; one that ends with `*` means all missing ones that begin so.
  let modules: [String]
  /// The beginnings of the names of those that the user wants.
  let asked: [String]
  /// The modules that the project and its packages have.
  let known: [String]
  /// The types that are to be written; nil to ask which are named.
  let types: [String]?
  /// Calls that may do nothing, as `FirebaseApp.configure`, with the reason.
  let harmless: [String: String]
  /// What a bridging header would show; nil for none.
  let seen: Seen?

  /// A module that sources see without importing it, of which the names are known.
  struct Seen: Decodable {
    let module: String
    let names: Set<String>
    /// Absolute paths of the sources.
    let files: Set<String>
  }
}

/// A line of the answer.
private struct StubAnswer: Encodable {
  var kind: String
  var module: String
  /// The types that the sources name.
  var types: [String] = []
  var source: String?
}

extension StubJob {
  /// Reads the sources and prints the answer, one line for each module.
  func run() {
    let conditions = Conditions(
      modules: Modules(and: known), flags: ["DEBUG"], languageMode: 5, knowsLinux: false)
    let scans = files.compactMap { path -> StubScanner? in
      guard let source = SourceText(path: path) else { return nil }
      let scan = StubScanner(source, conditions: conditions)
      if let seen, seen.files.contains(path) { scan.see(seen.module) }
      return scan
    }
    var declared: Set<String> = []
    for scan in scans { declared.formUnion(scan.declared) }
    let missing = Set(scans.flatMap(\.imports)).filter(isMissing)
    let plan = StubPlan(
      scans.filter { !$0.imports.isDisjoint(with: missing) }, missing: missing,
      asked: missing.filter { module in asked.contains { module.hasPrefix($0) } })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let wanted = missing.filter(isAsked).sorted()
    // One module of a family has all types, since they name each other; the others bring it with them.
    let main = wanted.first { $0.hasSuffix("Core") } ?? wanted.min { $0.count < $1.count }
    let all = wanted.reduce(into: Set<String>()) { $0.formUnion(plan.types(of: $1)) }
    for module in wanted {
      var names = plan.types(of: module).subtracting(declared)
      if let seen, module == seen.module { names.formIntersection(seen.names) }
      var answer = StubAnswer(kind: "stub", module: module, types: names.sorted())
      if let types, let main {
        var writer = StubWriter(module: module, harmless: harmless)
        answer.source =
          module == main
          ? writer.source(
            of: plan.uses(of: all.subtracting(declared).intersection(types)),
            constants: plan.constants(beside: all.intersection(types)).filter {
              !declared.contains($0)
            })
          : "@_exported import \(main)\n"
      }
      guard let data = try? encoder.encode(answer) else { continue }
      print(String(decoding: data, as: UTF8.self))
    }
  }

  private func isAsked(_ module: String) -> Bool {
    modules.contains { $0.hasSuffix("*") ? module.hasPrefix($0.dropLast()) : $0 == module }
  }

  /// Whether nothing makes the module, or the user asks for a stand-in by its full name.
  private func isMissing(_ module: String) -> Bool {
    if modules.contains(module) { return true }
    return !Modules(and: known).contains(module) && Modules.substitute(for: module) == nil
      && !Modules.isApples(module)
  }
}
