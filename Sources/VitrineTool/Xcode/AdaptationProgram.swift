import Foundation
import ReviewRecords

/// The program that adapts sources: it is compiled once for each toolchain, with the SwiftSyntax that the
/// toolchain itself has, and kept.
package struct AdaptationProgram {
  private let path: String
  private let marker: RunMarker
  private let interruption: Interruption

  /// What the program says about a place in a source.
  package struct Note: Decodable, Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var severity: String
    package var message: String
    /// The framework of Apple's whose import is left out.
    package var absentModule: String?
  }

  /// Compiles the program unless that was done before.
  ///
  /// - Throws: `ToolError` where the toolchain has no SwiftSyntax, or the program does not compile.
  package init(
    home: URL, toolchain: Toolchain, cache: URL, marker: RunMarker, interruption: Interruption
  ) throws {
    self.marker = marker
    self.interruption = interruption
    let sources = try Self.sources(in: home.appendingPathComponent("Sources/Adaptation"))
    let folder = URL(fileURLWithPath: toolchain.swift).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let host = folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    var key = host
    for source in sources { key += (try? String(contentsOf: source, encoding: .utf8)) ?? "" }
    let place = cache.appendingPathComponent("adaptation-\(StableHash.text(of: key))")
    path = place.path
    guard !FileManager.default.isExecutableFile(atPath: path) else { return }
    guard FileManager.default.fileExists(atPath: "\(host)/SwiftSyntax.swiftmodule") else {
      throw ToolError(
        "The toolchain has no SwiftSyntax in \(host), by which sources are adapted.\n"
          + "Install a whole toolchain from https://www.swift.org/install/linux/.")
    }
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    // Another run may compile it at the same time: each writes a file of its own, and the last one stays.
    let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
    var lines: [String] = []
    let compiler = ChildProcess(
      executable: folder.appendingPathComponent("swiftc").path,
      arguments: [
        "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "Adaptation",
        "-I", host, "-L", host,
        "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
      ] + sources.map(\.path) + ["-o", draft], marker: marker)
    let ending = try compiler.run(interruption: interruption) { lines.append($1) }
    guard ending == .exited(0), rename(draft, path) == 0 else {
      throw ToolError(
        "The program that adapts sources does not compile:\n"
          + lines.suffix(20).joined(separator: "\n"))
    }
  }

  /// Where the compiled program is kept.
  package static func cache(home: URL, environment: [String: String]) -> URL {
    ScratchFolder.standard(for: home, environment: environment).deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func sources(in folder: URL) throws -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0) }
    guard !sources.isEmpty else { throw ToolError("There are no sources in \(folder.path).") }
    return sources
  }

  // MARK: Adapting

  /// Adapts the sources of a module.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - files: Each source and where its adapted text goes.
  ///   - broken: What builds could not compile, by the source.
  ///   - modules: What can be imported besides Vitrine's modules.
  ///   - below: The modules on which it depends, adapted before.
  ///   - scratch: Where the indices of declarations are kept.
  /// - Returns: What is to be said about the sources.
  /// - Throws: `ToolError` when the program fails.
  package func adapt(
    _ module: ProjectModule, files: [(source: URL, output: String)],
    broken: [String: [[Retreat.Breakage]]] = [:], modules: [String], below: [String],
    scratch: ScratchFolder
  ) throws -> [Note] {
    func index(_ module: String) -> String { scratch.path("Indices/\(module).json") }
    let job = Job(
      module: module.name, kind: module.kind.rawValue,
      files: files.map {
        Job.File(
          input: $0.source.path, output: $0.output, broken: broken[$0.source.path])
      }, modules: modules,
      indexes: below.map(index), index: index(module.name),
      conditions: module.settings.conditions,
      defaultIsolation: module.settings.isMainActorByDefault ? "MainActor" : "nonisolated",
      languageMode: module.settings.languageMode, knowsLinux: module.knowsLinux,
      importsInternally: module.settings.upcomingFeatures.contains("InternalImportsByDefault"))
    let file = "Jobs/\(module.name).json"
    try FileManager.default.createDirectory(
      atPath: scratch.path("Indices"), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try scratch.write(try encoder.encode(job), to: file)
    var notes: [Note] = []
    var others: [String] = []
    let program = ChildProcess(
      executable: path, arguments: ["--job", scratch.path(file)], marker: marker)
    let decoder = JSONDecoder()
    let ending = try program.run(interruption: interruption) { source, line in
      if source == .output, let note = try? decoder.decode(Note.self, from: Data(line.utf8)) {
        notes.append(note)
      } else if source == .error {
        others.append(line)
      }
    }
    guard ending == .exited(0) else {
      throw ToolError(
        "The sources of \(module.target) can't be adapted:\n"
          + others.suffix(20).joined(separator: "\n"))
    }
    return notes
  }

  /// What the program prints when it is asked for something else.
  ///
  /// - Parameters:
  ///   - mode: The option that says what.
  ///   - job: The file with the question.
  /// - Returns: The lines.
  /// - Throws: `ToolError` when the program fails.
  package func lines(_ mode: String, job: String) throws -> [String] {
    var lines: [String] = []
    var others: [String] = []
    let program = ChildProcess(executable: path, arguments: [mode, job], marker: marker)
    let ending = try program.run(interruption: interruption) {
      if $0 == .output { lines.append($1) } else { others.append($1) }
    }
    guard ending == .exited(0) else {
      throw ToolError(
        "The program that reads sources failed:\n" + others.suffix(20).joined(separator: "\n"))
    }
    return lines
  }

  private struct Job: Encodable {
    struct File: Encodable {
      var input: String
      var output: String
      var broken: [[Retreat.Breakage]]?
    }
    var module: String
    var kind: String
    var files: [File]
    var modules: [String]
    var indexes: [String]
    var index: String
    var conditions: [String]
    var defaultIsolation: String
    var languageMode: Int
    var knowsLinux: Bool
    var importsInternally: Bool
  }
}
