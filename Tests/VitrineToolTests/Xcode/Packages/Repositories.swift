import Foundation

@testable import VitrineTool

/// Packages in git repositories on this disk, as remote ones are.
struct Repositories {
  let temporary = TemporaryFolder()

  func address(_ name: String) -> String { "file://\(temporary.url.path)/\(name)" }

  /// Writes the files of a package and tags them.
  func publish(_ name: String, version: String, _ files: [String: String]) throws {
    for (path, text) in files { try temporary.write(text, to: "\(name)/\(path)") }
    try git(name, ["init", "-q"])
    try git(name, ["add", "-A"])
    try git(
      name,
      ["-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-qm", version])
    try git(name, ["tag", version])
  }

  func revision(_ name: String, version: String) throws -> String {
    try git(name, ["rev-parse", version])
  }

  @discardableResult
  private func git(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", temporary.url.appendingPathComponent(name).path,
      ] + arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ToolError("git \(arguments) failed") }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
