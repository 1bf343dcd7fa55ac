import Foundation
import Testing

@testable import VitrineTool

@Suite struct CoverageExportTests {
  /// Two functions after the line that says whose copy it is; the second one never ran.
  private let text = """
    {"data": [{
      "files": [
        {"filename": "/s/A.adapted.swift", "segments": [
          [3, 16, 2, true, true, false], [5, 4, 0, false, false, false],
          [6, 16, 0, true, true, false], [7, 4, 0, false, false, false]]},
        {"filename": "/s/HostStart.swift", "segments": [[1, 1, 1, true, true, false]]}],
      "functions": [
        {"name": "one", "count": 2, "filenames": ["/s/A.adapted.swift"], "regions": [[3, 16, 5, 4, 2, 0, 0, 0]]},
        {"name": "two", "count": 0, "filenames": ["/s/A.adapted.swift"], "regions": [[6, 16, 7, 4, 0, 0, 0, 0]]}]
    }]}
    """

  private func report() throws -> CoverageReport {
    try JSONDecoder().decode(CoverageExport.self, from: Data(text.utf8))
      .report(of: ["App": ["/s/A.adapted.swift": "/user/A.swift"]], names: ["one": "first()"])
  }

  @Test func linesAreThoseOfTheUsersFile() throws {
    let lines = try #require(try report().lines["/user/A.swift"])
    #expect(lines.filter(\.isExecutable).map(\.line) == [2, 3, 4, 5, 6])
    #expect(lines.filter(\.isExecutable).map(\.executionCount) == [2, 2, 2, 0, 0])
  }

  @Test func whatRanIsSummedUp() throws {
    let report = try report()
    #expect(report.coveredLines == 3)
    #expect(report.executableLines == 5)
    #expect(report.lineCoverage == 0.6)
    #expect(report.targets.map(\.name) == ["App"])
    let file = try #require(report.targets.first?.files.first)
    #expect(file.path == "/user/A.swift")
    #expect(file.functions.map(\.name) == ["first()", "two"])
    #expect(file.functions.map(\.lineNumber) == [2, 5])
    #expect(file.functions.map(\.coveredLines) == [3, 0])
    #expect(CoverageText(report: report).targets == "App 60.00% (3/5)")
  }

  @Test func theToolAnswersFromTheBundle() throws {
    let folder = TemporaryFolder()
    let place = ResultBundle.Place(folder.url.appendingPathComponent("r.xcresult"))
    let reporter = ResultBundleReporter(place, title: "Test", action: "test", words: [])
    var output: [String] = []
    var errors: [String] = []
    let tool = CoverageTool(
      directory: URL(fileURLWithPath: folder.url.path, isDirectory: true),
      print: { output.append($0) }, warn: { errors.append($0) })
    try reporter.finish(.sample)
    #expect(tool.run(["view", "--report", "--json", "r.xcresult"]) == 1)
    #expect(errors.last?.contains("-enableCodeCoverage YES") == true)
    reporter.coverage = try report()
    try reporter.finish(.sample)
    #expect(tool.run(["view", "--report", "--json", "r.xcresult"]) == 0)
    #expect(output.last?.contains("\"lineCoverage\" : 0.6") == true)
    #expect(tool.run(["view", "--archive", "--file-list", "r.xcresult"]) == 0)
    #expect(output.last == "/user/A.swift")
  }
}
