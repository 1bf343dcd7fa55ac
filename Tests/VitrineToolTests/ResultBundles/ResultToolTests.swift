import Foundation
import Testing

@testable import VitrineTool

@Suite struct ResultToolTests {
  private let folder = TemporaryFolder()

  private final class Lines {
    var output: [String] = []
    var errors: [String] = []
  }

  /// A bundle with a test of each kind, one of which was tried again.
  private func makeBundle() throws -> String {
    try folder.write("tree", to: "artifacts/view-tree.txt")
    var report = RunReport.sample
    var failed = report.tests[1]
    failed.artifacts = [folder.url.appendingPathComponent("artifacts/view-tree.txt").path]
    var again = failed
    again.status = .passed
    again.issues = []
    again.artifacts = []
    again.runs = [failed, again]
    report.tests[1] = failed
    report.tests[0].device = "U"
    again.id.name = "testFlaky"
    report.tests.append(again)
    report.build?.errors = []
    let place = ResultBundle.Place(folder.url.appendingPathComponent("r.xcresult"))
    let reporter = ResultBundleReporter(
      place, title: "Test - Shop", action: "test", words: ["test", "-scheme", "Shop"])
    try reporter.finish(report)
    return place.url.path
  }

  private func tool(_ words: [String]) -> (status: Int32, output: String, errors: String) {
    let lines = Lines()
    let status = ResultTool(
      directory: folder.url, print: { lines.output.append($0) },
      warn: { lines.errors.append($0) }
    ).run(words)
    return (status, lines.output.joined(separator: "\n"), lines.errors.joined(separator: "\n"))
  }

  private func answer(_ words: String...) throws -> [String: Any] {
    let path = try makeBundle()
    let result = tool(["get"] + words + ["--path", path])
    #expect(result.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return json as? [String: Any] ?? [:]
  }

  private func children(_ node: [String: Any]?) -> [[String: Any]] {
    node?["children"] as? [[String: Any]] ?? []
  }

  @Test func theSummaryCounts() throws {
    let summary = try answer("test-results", "summary")
    #expect(summary["result"] as? String == "Failed")
    #expect(summary["totalTestCount"] as? Int == 6)
    #expect(summary["passedTests"] as? Int == 2)
    #expect(summary["failedTests"] as? Int == 2)
    #expect(summary["skippedTests"] as? Int == 1)
    let failures = summary["testFailures"] as? [[String: Any]]
    #expect(failures?.count == 2)
    #expect(failures?.first?["testIdentifierString"] as? String == "CartTests/testFails()")
    #expect(failures?.first?["targetName"] as? String == "CartTests")
  }

  @Test func testsStandInATree() throws {
    let tests = try answer("test-results", "tests")
    let plan = (tests["testNodes"] as? [[String: Any]])?.first
    #expect(plan?["nodeType"] as? String == "Test Plan")
    let target = children(plan).first
    #expect(target?["nodeType"] as? String == "Unit test bundle")
    let suite = children(target).first { $0["name"] as? String == "CartTests" }
    #expect(suite?["nodeType"] as? String == "Test Suite")
    let cases = children(suite)
    #expect(
      cases.map { $0["nodeIdentifier"] as? String } == [
        "CartTests/testPasses()", "CartTests/testFails()", "CartTests/testCrashes()",
        "CartTests/testFlaky()",
      ])
    #expect(cases[0]["duration"] as? String == "0.5s")
    let failure = children(cases[1]).first
    #expect(failure?["nodeType"] as? String == "Failure Message")
    #expect((failure?["name"] as? String)?.hasPrefix("CartTests.swift:7: No button") == true)
    let runs = children(cases[3])
    #expect(runs.map { $0["name"] as? String } == ["First Run", "Retry 1"])
    #expect(runs.map { $0["result"] as? String } == ["Failed", "Passed"])
    let nested = children(children(target).first { $0["name"] as? String == "Cart" }).first
    #expect(nested?["nodeIdentifier"] as? String == "Cart/Nested")
  }

  // MARK: Before Xcode 16

  private func legacy(_ words: String...) throws -> [String: Any] {
    let path = try makeBundle()
    let result = tool(["get", "--legacy", "--format", "json", "--path", path] + words)
    #expect(result.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return json as? [String: Any] ?? [:]
  }

  /// What stands at the end of a path in an object of the old form.
  private func value(_ object: [String: Any], _ path: String) -> Any? {
    var current: Any? = object
    for part in path.split(separator: ".") {
      let members = current as? [String: Any]
      if let index = Int(part) {
        let values = members?["_values"] as? [Any] ?? []
        current = values.indices.contains(index) ? values[index] : nil
      } else {
        current = members?[String(part)]
      }
    }
    return (current as? [String: Any])?["_value"] ?? current
  }

  @Test func theOldFormLeadsFromTheInvocationToEachTest() throws {
    let invocation = try legacy()
    #expect(value(invocation, "_type._name") as? String == "ActionsInvocationRecord")
    #expect(value(invocation, "metrics.testsFailedCount") as? String == "2")
    let failure = "issues.testFailureSummaries.0."
    #expect(value(invocation, failure + "testCaseName") as? String == "CartTests.testFails()")
    #expect(value(invocation, failure + "producingTarget") as? String == "CartTests")
    let place = value(invocation, failure + "documentLocationInCreatingWorkspace.url") as? String
    #expect(
      place?.hasSuffix(
        "CartTests.swift#CharacterRangeLen=0&EndingLineNumber=6&StartingLineNumber=6") == true)
    let tests = try #require(value(invocation, "actions.0.actionResult.testsRef.id") as? String)
    let plan = try legacy("--id", tests)
    #expect(value(plan, "_type._name") as? String == "ActionTestPlanRunSummaries")
    let target = "summaries.0.testableSummaries.0."
    #expect(value(plan, target + "targetName") as? String == "CartTests")
    let suite = target + "tests.0.subtests.0.subtests.0."
    #expect(value(plan, suite + "name") as? String == "CartTests")
    #expect(value(plan, suite + "subtests.1.testStatus") as? String == "Failure")
    let test = try #require(value(plan, suite + "subtests.1.summaryRef.id") as? String)
    let summary = try legacy("--id", test)
    #expect(value(summary, "identifier") as? String == "CartTests/testFails()")
    #expect(value(summary, "failureSummaries.0.lineNumber") as? String == "7")
  }

  @Test func anUnknownObjectOfTheOldFormIsNamed() throws {
    let path = try makeBundle()
    let result = tool(["get", "object", "--legacy", "--path", path, "--id", "gone"])
    #expect(result.status == 1 && result.errors.contains("no object with the id gone"))
  }

  @Test func oneTestIsToldInDetail() throws {
    let details = try answer(
      "test-results", "test-details", "--test-id", "CartTests/testFails()")
    #expect(details["testName"] as? String == "testFails()")
    #expect(details["testResult"] as? String == "Failed")
    #expect(details["hasMediaAttachments"] as? Bool == true)
    let path = folder.url.appendingPathComponent("r.xcresult").path
    let unknown = tool([
      "get", "test-results", "test-details", "--test-id", "No/test()", "--path", path,
    ])
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("No test found with id No/test()"))
  }

  @Test func activitiesNameAttachments() throws {
    let found = try answer("test-results", "activities", "--test-id", "CartTests/testFails()")
    let run = (found["testRuns"] as? [[String: Any]])?.first
    let activities = run?["activities"] as? [[String: Any]]
    #expect(activities?.count == 2)
    let attachments = activities?.last?["attachments"] as? [[String: Any]]
    #expect(attachments?.first?["name"] as? String == "view-tree.txt")
  }

  @Test func attachmentsAreExportedWithAList() throws {
    let path = try makeBundle()
    let output = folder.url.appendingPathComponent("out")
    let result = tool(["export", "attachments", "--path", path, "--output-path", output.path])
    #expect(result.status == 0)
    let manifest = try JSONSerialization.jsonObject(
      with: Data(contentsOf: output.appendingPathComponent("manifest.json")))
    let entries = manifest as? [[String: Any]]
    #expect(entries?.first?["testIdentifier"] as? String == "CartTests/testFails()")
    let file = (entries?.first?["attachments"] as? [[String: Any]])?.first
    #expect(file?["suggestedHumanReadableName"] as? String == "view-tree.txt")
    let name = try #require(file?["exportedFileName"] as? String)
    #expect(
      try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8) == "tree")
  }

  @Test func buildProblemsHavePlaces() throws {
    var report = RunReport.sample
    report.tests = []
    report.build = BuildResult(status: 1, duration: 2)
    report.build?.errors = [
      try #require(CompilerDiagnostic(line: "/a/B.swift:3:7: error: cannot find 'x'"))
    ]
    let place = ResultBundle.Place(folder.url.appendingPathComponent("b.xcresult"))
    try ResultBundleReporter(place, title: "Build", action: "build", words: []).finish(report)
    let result = tool(["get", "build-results", "--path", place.url.path, "--compact"])
    #expect(result.output.contains(#""status":"failed""#))
    #expect(
      result.output.contains(
        "file:///a/B.swift#EndingColumnNumber=6&EndingLineNumber=2&StartingColumnNumber=6&"
          + "StartingLineNumber=2"))
  }

  @Test func otherFoldersAndFormsAreRefused() throws {
    #expect(tool(["version"]).output.hasPrefix("xcresulttool version 24408, "))
    #expect(tool(["get", "test-results", "summary", "--path", "/none"]).status == 1)
    try folder.write("", to: "x.xcresult/Info.plist")
    let foreign = tool([
      "get", "test-results", "summary", "--path", folder.url.path + "/x.xcresult",
    ])
    #expect(foreign.errors.contains("is no result bundle of this tool"))
  }
}
