import Testing

@testable import VitrineTool

@Suite struct BuildOutputTests {
  private func read(_ text: String) -> BuildOutput {
    var output = BuildOutput()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      _ = output.append(String(line))
    }
    return output
  }

  private let failure = """
    [3/5] Emitting module Lib
    /app/Sources/Lib/L.swift:2:14: error: cannot convert value of type 'String' to 'Int'
    1 | public func one() -> Int { 1 }
    2 | let x: Int = "s"
      |              `- error: cannot convert value of type 'String' to 'Int'
    3 |
    [4/5] Compiling Lib L.swift
    /app/Sources/Lib/L.swift:2:14: error: cannot convert value of type 'String' to 'Int'
    1 | public func one() -> Int { 1 }
    """

  @Test func readsProgress() {
    #expect(
      BuildOutput.progress(in: "[12/345] Compiling Lib L.swift")
        == .init(done: 12, total: 345, task: "Compiling Lib L.swift"))
    #expect(BuildOutput.progress(in: "[ra] 0x000") == nil)
    #expect(BuildOutput.progress(in: "Building for debugging...") == nil)
  }

  @Test func anErrorToldTwiceIsKeptOnceWithItsExcerpt() throws {
    let errors = read(failure).errors
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.file == "/app/Sources/Lib/L.swift")
    #expect(error.line == 2)
    #expect(error.column == 14)
    #expect(error.message == "cannot convert value of type 'String' to 'Int'")
    #expect(error.excerpt.count == 4)
  }

  @Test func anExcerptHasTheNumbersOfTheUsersOwnLines() throws {
    let text = """
      /app/A.swift:99:7: error: no
       99 | func f() {
      100 |   g()
          |   `- error: no
      101 | }
      """
    let error = try #require(read(text).errors.first)
    #expect(
      error.shownExcerpt == [" 98 | func f() {", " 99 |   g()", "    |   `- error: no", "100 | }"])
    let plain = try #require(read(failure).errors.first)
    #expect(plain.shownExcerpt == plain.excerpt)
  }

  @Test func warningsAreCountedApart() {
    let output = read("/app/A.swift:1:2: warning: unused\n/app/A.swift:3:2: warning: unused")
    #expect(output.warnings.count == 2)
    #expect(output.errors.isEmpty)
  }

  @Test func anErrorWithoutAPlaceIsRead() {
    let error = CompilerDiagnostic(line: "error: link command failed with exit code 1")
    #expect(error?.file == nil)
    #expect(error?.message == "link command failed with exit code 1")
  }

  @Test func theCommandThatFailedIsLeftOut() {
    let output = read("Failed frontend command:\n/opt/swift-frontend -c a.swift\nerror: no")
    #expect(!output.otherLines.contains { $0.contains("swift-frontend") })
  }
}
