import Foundation
import Testing

/// What `Scripts/setup` says on systems that lack something.
@Suite struct SetupScriptTests {
  private let temporary = TemporaryFolder()

  /// Puts a program in front of the system's.
  private func stub(_ name: String, _ script: String) throws {
    try temporary.write("#!/bin/bash\n\(script)\n", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: temporary.url.appendingPathComponent(name).path)
  }

  /// A system without any library, and what the script says there.
  private func run() throws -> (status: Int32, lines: [String]) {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    try stub("ldconfig", "echo none")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [root.appendingPathComponent("Scripts/setup").path]
    process.environment = ["PATH": "\(temporary.url.path):/usr/bin:/bin", "HOME": "/no/home"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text.split(separator: "\n").map(String.init))
  }

  @Test func whatCannotBeInstalledIsOneLineAndNoFailure() throws {
    try stub("swift", "echo Swift version 6.3.1")
    try stub("apt-get", "exit 100")
    try stub("id", "echo 0")
    let (status, lines) = try run()
    #expect(status == 0)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("setup: installing libcairo2 libfreetype6") == true)
    #expect(lines.last?.hasPrefix("setup: not installed (apt-get could not): libcairo2") == true)
    #expect(lines.last?.hasSuffix("pictures that need it are not drawn, all else works") == true)
  }

  @Test func theCommandIsNamedWhereItTakesMoreRights() throws {
    try stub("swift", "echo Swift version 6.3.1")
    try stub("apt-get", "exit 100")
    try stub("id", "echo 1000")
    try stub("sudo", "exit 1")
    let (status, lines) = try run()
    #expect(status == 0)
    #expect(lines.last?.hasPrefix("setup: not installed") == true)
  }

  @Test func anOldToolchainIsSaidInWords() throws {
    try stub("swift", "echo 'Apple Swift version 5.10.1 (swift-5.10.1-RELEASE)'")
    let (status, lines) = try run()
    #expect(status == 1)
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("setup: Swift 5.10 is too old. Install Swift 6.3 or later") == true)
  }

  @Test func aToolchainThatDoesNotRunIsSaidInWords() throws {
    try stub("swift", "exit 127")
    let (status, lines) = try run()
    #expect(status == 1)
    #expect(lines.first?.contains("does not run here") == true)
  }
}
