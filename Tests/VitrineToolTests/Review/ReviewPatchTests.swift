import Foundation
import ReviewRecords
import Testing
import VitrineTool

struct ReviewPatchTests {
  private let run = ReviewRun()

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments
    process.currentDirectoryURL = run.url
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func aPatchTakesAllOverInACleanCheckout() throws {
    let binary = Data((0...255).map { UInt8($0) })
    try run.add("looks.1.png", snapshot: binary, old: Data([1, 2, 0]))
    try run.add("gone.1.png", kind: .missing, old: Data([9, 0]))
    try git("init", "-q")
    try git("add", "__Snapshots__")
    try git("commit", "-qm", "References")
    try run.add("first.1.png", kind: .new, snapshot: binary)

    let patch = run.url.appendingPathComponent("out.patch")
    let records = try run.store.records(groups: [], tests: [], all: true)
    #expect(try ReviewPatch(run.store, records).write(to: patch) == 3)
    #expect(try git("status", "--porcelain", "__Snapshots__") == "")

    #expect(try git("apply", "out.patch") == "")
    #expect(try Data(contentsOf: run.reference("looks.1.png")) == binary)
    #expect(try Data(contentsOf: run.reference("first.1.png")) == binary)
    #expect(run.content("gone.1.png") == nil)
  }

  @Test func referencesOutsideOfARepositoryAreNamed() throws {
    try run.add("looks.1.png")
    let patch = run.url.appendingPathComponent("out.patch")
    let records = try run.store.records(groups: [], tests: [], all: true)
    #expect(throws: ToolError.self) { try ReviewPatch(run.store, records).write(to: patch) }
  }
}
