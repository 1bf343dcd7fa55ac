import Testing

@testable import VitrineTool

@Suite struct RetreatTests {
  private func error(_ line: String) throws -> CompilerDiagnostic {
    try #require(CompilerDiagnostic(line: line))
  }

  @Test func eachBuildAddsWhatItCouldNotCompile() throws {
    var retreat = Retreat()
    let errors = try [
      error("/app/A.swift:3:5: error: cannot find 'Map' in scope"),
      error("/app/A.swift:9:1: error: cannot find 'Pin' in scope"),
      error("/app/A.swift:9:1: warning: x"),
    ]
    let isWorthAnother = retreat.take(errors, in: ["/app/A.swift"])
    #expect(isWorthAnother)
    _ = try retreat.take([error("/app/A.swift:1:1: error: y")], in: ["/app/A.swift"])
    #expect(retreat.broken["/app/A.swift"]?.map { $0.map(\.line) } == [[3, 9], [1]])
    #expect(retreat.files.isEmpty)
  }

  @Test func aSourceThatBreaksBuildAfterBuildGoesAsAWhole() throws {
    var retreat = Retreat()
    let failure = try error("/app/A.swift:3:5: error: no")
    for _ in 1...6 { _ = retreat.take([failure], in: ["/app/A.swift"]) }
    #expect(retreat.files.isEmpty)
    _ = retreat.take([failure], in: ["/app/A.swift"])
    #expect(retreat.files == ["/app/A.swift"])
    #expect(retreat.reasons == ["/app/A.swift is left out: line 3: no"])
  }

  @Test func errorsElsewhereEndIt() throws {
    var retreat = Retreat()
    let elsewhere = try retreat.take(
      [error("/other/B.swift:3:5: error: no")], in: ["/app/A.swift"])
    let nowhere = try retreat.take([error("error: link failed")], in: ["/app/A.swift"])
    #expect(!elsewhere && !nowhere)
  }

  @Test func whatFollowsFromUnknownNamesWaits() throws {
    var retreat = Retreat()
    let sources: Set<String> = ["/app/A.swift", "/app/B.swift"]
    let follows = try error("/app/B.swift:2:3: error: missing argument for parameter 'items'")
    _ = try retreat.take(
      [follows, error("/app/A.swift:3:5: error: unknown attribute 'Query'")], in: sources)
    #expect(retreat.broken.keys.sorted() == ["/app/A.swift"])
    _ = retreat.take([follows], in: sources)
    #expect(retreat.broken.keys.sorted() == ["/app/A.swift", "/app/B.swift"])
  }
}
