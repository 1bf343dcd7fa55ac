import Foundation

/// Gathers what test processes have counted.
struct CoverageCollection {
  var toolchain: Toolchain
  var marker: RunMarker
  var interruption: Interruption
  /// The folder with what the processes have left.
  var profiles: String

  /// - Parameters:
  ///   - programs: The programs that ran, as they were built.
  ///   - sources: The files that count.
  /// - Returns: The report; nil where no process has left anything.
  /// - Throws: `ToolError` when LLVM's tools fail.
  func report(of programs: [String], sources: CoverageSources) throws -> CoverageReport? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: profiles)) ?? []
    let files = names.filter { $0.hasSuffix(".profraw") }.sorted()
    guard !files.isEmpty else { return nil }
    let merged = "\(profiles)/all.profdata"
    let list = "\(profiles)/files.txt"
    try Data(files.map { "\(profiles)/\($0)\n" }.joined().utf8)
      .write(to: URL(fileURLWithPath: list))
    _ = try output(
      of: "llvm-profdata", ["merge", "-sparse", "-o", merged, "--input-files", list])
    let objects = programs.dropFirst().flatMap { ["-object", $0] }
    let text = try output(
      of: "llvm-cov",
      ["export", "-format=text", "-instr-profile", merged, programs[0]] + objects
        + sources.exportOptions)
    let export: CoverageExport
    do {
      export = try JSONDecoder().decode(CoverageExport.self, from: Data(text.utf8))
    } catch {
      throw ToolError("What llvm-cov says can't be read: \(error)")
    }
    return export.report(of: sources, names: try demangled(export.functionNames))
  }

  private func demangled(_ names: [String]) throws -> [String: String] {
    var result: [String: String] = [:]
    var rest = Array(Set(names)).sorted()[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(500))
      rest = rest.dropFirst(500)
      // A private function of a file stands behind the file's name.
      let plain = part.map { $0.split(separator: ":").last.map(String.init) ?? $0 }
      let lines = try output(of: "swift-demangle", ["-compact", "-simplified"] + plain)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (name, line) in zip(part, lines) { result[name] = String(line) }
    }
    return result
  }

  /// What a tool beside the compiler prints.
  private func output(of tool: String, _ arguments: [String]) throws -> String {
    let folder = URL(fileURLWithPath: toolchain.swift).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var program = folder.appendingPathComponent(tool).path
    if !FileManager.default.isExecutableFile(atPath: program) { program = "/usr/bin/\(tool)" }
    var text = ""
    var complaints: [String] = []
    let ending = try ChildProcess(executable: program, arguments: arguments, marker: marker)
      .run(interruption: interruption) { source, line in
        if source == .output { text += line + "\n" } else { complaints.append(line) }
      }
    guard ending == .exited(0) else {
      throw ToolError(
        "\(tool) failed, so that there is no coverage: "
          + complaints.suffix(5).joined(separator: "\n"))
    }
    return text
  }
}

extension XcodeBuildRun {
  /// What of the code of the tested targets has run.
  func coverage(of tests: BuiltTests, swift: SwiftCommand) throws -> CoverageReport? {
    let collection = CoverageCollection(
      toolchain: swift.toolchain, marker: swift.marker, interruption: interruption,
      profiles: tests.profiles)
    let programs = Set(tests.ways.flatMap { $0.hosts.values.map(\.program) }).sorted()
    // All processes of tests are one program under several names.
    let all = Array(programs.prefix(1)) + tests.programs
    do {
      return try collection.report(
        of: all.filter(FileManager.default.fileExists(atPath:)), sources: .adapted(tests.sources))
    } catch let error as ToolError {
      warn("warning: \(error.description)")
      return nil
    }
  }
}
