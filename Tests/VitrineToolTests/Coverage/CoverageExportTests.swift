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
      .report(
        of: .adapted(["App": ["/s/A.adapted.swift": "/user/A.swift"]]), names: ["one": "first()"])
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

  @Test func theLinesOfAPackageAreThoseOfItsOwnFiles() throws {
    let text = self.text.replacingOccurrences(
      of: "/s/A.adapted.swift", with: "/p/Sources/Kit/A.swift"
    )
    .replacingOccurrences(of: "/s/HostStart.swift", with: "/p/.build/checkouts/Other/B.swift")
    let package = TestPackage(
      name: "Kit", directory: URL(fileURLWithPath: "/p"), testTargets: ["KitTests"])
    let report = try JSONDecoder().decode(CoverageExport.self, from: Data(text.utf8))
      .report(of: .package(package), names: [:])
    #expect(report.targets.map(\.name) == ["Kit"])
    #expect(report.targets.first?.files.map(\.path) == ["/p/Sources/Kit/A.swift"])
    let lines = report.lines["/p/Sources/Kit/A.swift"] ?? []
    #expect(lines.filter(\.isExecutable).map(\.line) == [3, 4, 5, 6, 7])
    let compiled = [
      "/p/Sources/Kit/A.swift", "/p/Tests/KitTests/T.swift", "/p/Kit/KitTests/T.swift",
      "/p/Kit/B.swift", "/p/Package.swift", "/q/Sources/Kit/C.swift",
    ]
    #expect(
      CoverageSources.package(package).files(among: compiled) == [
        "Kit": [
          "/p/Sources/Kit/A.swift": "/p/Sources/Kit/A.swift", "/p/Kit/B.swift": "/p/Kit/B.swift",
        ]
      ])
  }

  @Test func theTableNamesTargetsAndFiles() throws {
    let package = TestPackage(
      name: "App", directory: URL(fileURLWithPath: "/user"), testTargets: ["AppTests"])
    var run = RunReport(package: package, start: Date())
    run.coverage = try report()
    let console = Console(isInteractive: false, hasColors: false) { _ in }
    #expect(
      ConsoleSummary(report: run, console: console).lines.prefix(4) == [
        "", "Coverage of lines:", "  App         60%  3 of 5", "    A.swift   60%  3 of 5",
      ])
  }

  @Test func theTraceIsThatOfLCOVsTools() throws {
    #expect(
      CoverageTrace(report: try report()).text == """
        TN:
        SF:/user/A.swift
        FN:2,first()
        FN:5,two
        FNDA:2,first()
        FNDA:0,two
        FNF:2
        FNH:1
        DA:2,2
        DA:3,2
        DA:4,2
        DA:5,0
        DA:6,0
        LF:5
        LH:3
        end_of_record

        """)
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
