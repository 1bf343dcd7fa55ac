import Foundation
import ReviewRecords
import XcodeProjects

/// Runs the script phases of targets as Xcode does, for those who ask for it.
package struct ScriptRunner {
  package var scratch: ScratchFolder
  package var marker: RunMarker
  package var interruption: Interruption

  package init(scratch: ScratchFolder, marker: RunMarker, interruption: Interruption) {
    self.scratch = scratch
    self.marker = marker
    self.interruption = interruption
  }

  /// Runs a script, unless all that it writes is newer than what it reads.
  ///
  /// - Parameters:
  ///   - script: The phase.
  ///   - target: The name of its target.
  ///   - settings: Those of its target, which become its variables.
  /// - Returns: A sentence about what it was.
  /// - Throws: `ToolError` when it can't be started or fails.
  package func run(
    _ script: ScriptPhase, of target: String, _ settings: BuildSettings
  ) throws -> String? {
    let inputs = script.inputPaths(settings)
    let outputs = script.outputPaths(settings)
    if !script.isAlwaysOutOfDate, Self.isUpToDate(inputs: inputs, outputs: outputs) { return nil }
    for folder in [settings.string("DERIVED_FILE_DIR"), settings.string("BUILT_PRODUCTS_DIR")]
      + outputs.map({ URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    let name = "Scripts/\(target)-\(StableHash.text(of: script.name + script.script)).sh"
    try scratch.write(script.script, to: name)
    // The shell may come with arguments, as `/bin/bash -e`.
    let shell = script.shell.split(separator: " ").map(String.init)
    var program = ChildProcess(
      executable: shell.first ?? "/bin/sh", arguments: shell.dropFirst() + [scratch.path(name)],
      environment: variables(script, settings), marker: marker)
    program.directory = settings.string("SRCROOT")
    program.mergesErrors = true
    var lines: [String] = []
    let ending = try program.run(interruption: interruption) { lines.append($1) }
    guard ending == .exited(0) else {
      throw ToolError(
        "\(target): the script phase “\(script.name)” failed:\n"
          + lines.suffix(10).joined(separator: "\n")
          + "\nWithout --run-scripts what it has made before is used.")
    }
    return "\(target): the script phase “\(script.name)” has run."
  }

  private static func isUpToDate(inputs: [String], outputs: [String]) -> Bool {
    guard !outputs.isEmpty else { return false }
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    let written = outputs.map(date)
    guard let oldest = written.compactMap(\.self).min(), !written.contains(nil) else {
      return false
    }
    return inputs.compactMap(date).allSatisfy { $0 <= oldest }
  }

  /// All settings by their names, and what is said of the script's files.
  private func variables(_ script: ScriptPhase, _ settings: BuildSettings) -> [String: String] {
    var variables: [String: String] = [:]
    for name in settings.names where !["HOME", "PATH", "USER", "SHELL"].contains(name) {
      variables[name] = settings.string(name)
    }
    func number(_ kind: String, _ paths: [String]) {
      let root = settings.string("SRCROOT")
      variables["SCRIPT_\(kind)_COUNT"] = String(paths.count)
      for (index, path) in paths.enumerated() {
        let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root))
        variables["SCRIPT_\(kind)_\(index)"] = file.standardizedFileURL.path
      }
    }
    number("INPUT_FILE", script.inputs)
    number("INPUT_FILE_LIST", script.inputLists)
    number("OUTPUT_FILE", script.outputs)
    number("OUTPUT_FILE_LIST", script.outputLists)
    return variables
  }
}
