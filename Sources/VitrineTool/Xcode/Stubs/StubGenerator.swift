import Foundation
import ReviewRecords

/// Writes stand-ins for modules that can't be had, from what the sources of a project name of them.
package struct StubGenerator {
  package var scope: StubScope
  package var home: URL
  package var toolchain: Toolchain
  package var scratch: ScratchFolder
  package var program: AdaptationProgram
  package var marker: RunMarker
  package var interruption: Interruption

  /// What became of a stand-in.
  package struct Outcome: Equatable, Sendable {
    package var file: String
    /// In a sentence.
    package var text: String
    package var isWritten: Bool
  }

  /// A line of the program's answer.
  private struct Answer: Decodable {
    var module: String
    var types: [String]
    var source: String?
  }

  private struct Job: Encodable {
    var files: [String]
    var modules: [String]
    var asked: [String]
    var known: [String]
    var types: [String]?
    var harmless: [String: String]
    var seen: Seen?

    /// A module that sources see without importing it.
    struct Seen: Encodable {
      var module: String
      var names: [String]
      var files: [String]
    }
  }

  /// Writes the stand-ins for these modules, and for those whose names begin so.
  ///
  /// - Parameters:
  ///   - names: The modules.
  ///   - force: Whether files that have been edited are written anew.
  /// - Returns: What became of each file.
  /// - Throws: `ToolError` when no source imports such a module.
  package func write(_ names: [String], force: Bool) throws -> [Outcome] {
    // One after the other: each family has a module of its own with the types.
    try names.flatMap { try write($0, force: force) }
  }

  private func write(_ name: String, force: Bool) throws -> [Outcome] {
    if let names = scope.objectiveCNames.first(where: {
      $0.names.contains(name) || $0.module == name
    }) {
      return try write(names, force: force)
    }
    let project = scope.sources(asked: [name])
    var job = Job(
      files: project.files, modules: ["*", name], asked: [name], known: project.modules, types: nil,
      harmless: HarmlessCalls.reasons)
    let missing = try ask(job)
    let asked = missing.filter { $0.module.hasPrefix(name) }
    guard !asked.isEmpty else {
      let others = missing.map(\.module).joined(separator: ", ")
      throw ToolError(
        "No source of \(scope.path) imports a module \(name), or one whose name begins so.\n"
          + (others.isEmpty
            ? "All modules that are imported can be had." : "Modules that nothing makes: \(others)")
      )
    }
    let types = StubTypes(
      toolchain: toolchain, home: home, scratch: scratch, marker: marker, interruption: interruption
    )
    job.types = try types.unknown(among: Set(asked.flatMap(\.types))).sorted()
    job.modules = asked.map(\.module)
    return try ask(job).map { try write($0, force: force) }
  }

  /// Writes what stands in for a target's Objective-C: all of it that its Swift sources name.
  private func write(_ names: ObjectiveCNames, force: Bool) throws -> [Outcome] {
    let project = scope.sources(asked: [names.module])
    var job = Job(
      files: project.files, modules: [names.module], asked: [names.module],
      known: project.modules, types: nil, harmless: [:])
    job.seen = Job.Seen(module: names.module, names: names.names, files: names.files)
    job.types = try ask(job).flatMap(\.types).sorted()
    return try ask(job).map { try write($0, force: force) }
  }

  private func write(_ answer: Answer, force: Bool) throws -> Outcome {
    let file = "\(StubModule.folder)/\(answer.module).swift"
    let url = URL(fileURLWithPath: scope.folder).appendingPathComponent(file)
    if let old = try? String(contentsOf: url, encoding: .utf8), Self.isEdited(old), !force {
      return Outcome(
        file: file,
        text: "\(file) has been edited and stays as it is. With --force it is written anew.",
        isWritten: false)
    }
    let body = answer.source ?? ""
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((Self.header(answer.module, body) + body).utf8).write(to: url)
    } catch {
      throw ToolError("\(url.path) can't be written: \(error.localizedDescription)")
    }
    let count = body.split(separator: "\n").count {
      $0.contains("open class ") || $0.contains("public protocol ") || $0.contains("public enum ")
        || $0.contains("@propertyWrapper")
    }
    return Outcome(
      file: file, text: "\(file) is written: \(count == 1 ? "1 type" : "\(count) types").",
      isWritten: true)
  }

  // MARK: Edited files

  private static let mark = "// As it was written: "

  static func header(_ module: String, _ body: String) -> String {
    """
    // Stands in for \(module), which can't be had here: written by `vitrine stub` from what the sources of the project
    // name. It is yours: correct types, and give bodies to what tests call. All that has none fails when it is called.
    \(mark)\(StableHash.text(of: body))

    """
  }

  /// Whether a file is no longer as it was written.
  static func isEdited(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return true }
    let body = lines[(index + 1)...].joined(separator: "\n")
    return lines[index].dropFirst(mark.count) != StableHash.text(of: body)
  }

  // MARK: The program

  private func ask(_ job: Job) throws -> [Answer] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try scratch.write(try encoder.encode(job), to: "Stubs/job.json")
    return try program.lines("--stub", job: scratch.path("Stubs/job.json")).compactMap {
      try? JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }
}
