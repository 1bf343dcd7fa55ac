import Foundation

/// `xcresulttool get --legacy`: the results in the form that it had before Xcode 16, objects with the names of their
/// types, which refer to each other by identifiers.
///
/// The objects are the invocation (without an identifier), the summaries of all tests, and the summary of each test.
struct LegacyResults {
  let bundle: ResultBundle

  static let testsIdentifier = "tests"

  /// The object of that identifier; the invocation for none.
  ///
  /// - Throws: `ToolError` for one that the bundle doesn't have.
  func object(_ identifier: String?) throws -> ResultValue {
    guard let identifier else { return invocation }
    if identifier == Self.testsIdentifier { return plan }
    let prefix = "test-"
    guard identifier.hasPrefix(prefix), let index = Int(identifier.dropFirst(prefix.count)),
      bundle.tests.indices.contains(index)
    else {
      throw ToolError("Error: The result bundle has no object with the id \(identifier).")
    }
    return summary(of: bundle.tests[index])
  }

  // MARK: Values

  private static func typed(
    _ type: String, _ members: KeyValuePairs<String, ResultValue?>
  ) -> ResultValue {
    var object: [String: ResultValue] = ["_type": ["_name": .text(type)]]
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  private static func leaf(_ type: String, _ value: String) -> ResultValue {
    .object(["_type": ["_name": .text(type)], "_value": .text(value)])
  }

  private static func text(_ value: String) -> ResultValue { leaf("String", value) }
  private static func integer(_ value: Int) -> ResultValue { leaf("Int", "\(value)") }
  private static func number(_ value: Double) -> ResultValue { leaf("Double", "\(value)") }

  private static func date(_ seconds: Double) -> ResultValue {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return leaf("Date", formatter.string(from: Date(timeIntervalSince1970: seconds)))
  }

  private static func array(_ values: [ResultValue]) -> ResultValue {
    typed("Array", ["_values": .list(values)])
  }

  private static func reference(_ identifier: String) -> ResultValue {
    typed("Reference", ["id": text(identifier)])
  }

  // MARK: The invocation

  private var invocation: ResultValue {
    Self.typed(
      "ActionsInvocationRecord",
      [
        "actions": Self.array([action]), "issues": issues, "metrics": metrics,
        "metadataRef": nil,
      ])
  }

  private func count(_ status: String) -> Int {
    bundle.tests.count { ResultWords.result($0.status) == status }
  }

  private var metrics: ResultValue {
    Self.typed(
      "ResultMetrics",
      [
        "testsCount": Self.integer(bundle.tests.count),
        "testsFailedCount": Self.integer(count("Failed")),
        "testsSkippedCount": Self.integer(count("Skipped")),
        "errorCount": Self.integer(bundle.build?.errors.count ?? 0),
        "warningCount": Self.integer(bundle.build?.warningCount ?? 0),
      ])
  }

  private var action: ResultValue {
    let device = bundle.devices.first.map { device in
      Self.typed(
        "ActionDeviceRecord",
        [
          "name": Self.text(device.name), "identifier": Self.text(device.id),
          "modelName": Self.text(device.model),
          "operatingSystemVersion": Self.text(device.system),
          "operatingSystemVersionWithBuildNumber": Self.text("\(device.system) (\(device.build))"),
        ])
    }
    let hasFailed = count("Failed") > 0 || !bundle.problems.isEmpty
    let result = Self.typed(
      "ActionResult",
      [
        "resultName": Self.text("action"), "status": Self.text(hasFailed ? "failed" : "succeeded"),
        "issues": issues, "metrics": metrics,
        "testsRef": bundle.tests.isEmpty ? nil : Self.reference(Self.testsIdentifier),
      ])
    let built = bundle.build.map { $0.succeeded ? "succeeded" : "failed" } ?? "notRequested"
    return Self.typed(
      "ActionRecord",
      [
        "schemeCommandName": Self.text("Test"), "schemeTaskName": Self.text("BuildAndAction"),
        "title": Self.text(bundle.title), "startedTime": Self.date(bundle.start),
        "endedTime": Self.date(bundle.end), "testPlanName": Self.text(bundle.plan),
        "runDestination": Self.typed(
          "ActionRunDestinationRecord",
          [
            "displayName": Self.text(bundle.devices.first?.name ?? ""),
            "targetDeviceRecord": device,
          ]),
        "buildResult": Self.typed(
          "ActionResult",
          [
            "resultName": Self.text("build"), "status": Self.text(built), "issues": issues,
            "metrics": metrics,
          ]),
        "actionResult": result,
      ])
  }

  // MARK: Issues

  private var issues: ResultValue {
    func problems(_ list: [ResultBundle.Problem]?, _ type: String) -> ResultValue? {
      guard let list, !list.isEmpty else { return nil }
      return Self.array(
        list.map { problem in
          Self.typed(
            "IssueSummary",
            [
              "issueType": Self.text(type), "message": Self.text(problem.message),
              "documentLocationInCreatingWorkspace": problem.file.map {
                location($0, problem.line)
              },
            ])
        })
    }
    let failures = bundle.tests.filter { $0.status == "failed" }.flatMap { test in
      (test.runs.last?.issues ?? []).map { issue in
        Self.typed(
          "TestFailureIssueSummary",
          [
            "issueType": Self.text("Uncategorized"), "message": Self.text(issue.message),
            "producingTarget": Self.text(test.target),
            "testCaseName": Self.text((test.suites + [test.name]).joined(separator: ".")),
            "documentLocationInCreatingWorkspace": issue.file.map { location($0, issue.line) },
          ])
      }
    }
    return Self.typed(
      "ResultIssueSummaries",
      [
        "errorSummaries": problems(bundle.build?.errors, "Swift Compiler Error"),
        "warningSummaries": problems(bundle.build?.warnings, "Swift Compiler Warning"),
        "testFailureSummaries": failures.isEmpty ? nil : Self.array(failures),
      ])
  }

  /// Lines count from 0 there.
  private func location(_ file: String, _ line: Int?) -> ResultValue {
    let line = max(0, (line ?? 1) - 1)
    return Self.typed(
      "DocumentLocation",
      [
        "concreteTypeName": Self.text("DVTTextDocumentLocation"),
        "url": Self.text(
          "\(URL(fileURLWithPath: file).absoluteString)#CharacterRangeLen=0&EndingLineNumber=\(line)"
            + "&StartingLineNumber=\(line)"),
      ])
  }

  // MARK: Tests

  private typealias Numbered = (index: Int, test: ResultBundle.Test)

  private var plan: ResultValue {
    let names: [String?] = bundle.configurations.isEmpty ? [nil] : bundle.configurations
    let all = bundle.tests.enumerated().map { Numbered($0.offset, $0.element) }
    let summaries = names.map { name in
      let tests = all.filter { $0.test.configuration == name || names.count == 1 }
      return Self.typed(
        "ActionTestPlanRunSummary",
        [
          "name": Self.text(name ?? "Test Scheme Action"),
          "testableSummaries": Self.array(targets(of: tests)),
        ])
    }
    return Self.typed("ActionTestPlanRunSummaries", ["summaries": Self.array(summaries)])
  }

  private func targets(of tests: [Numbered]) -> [ResultValue] {
    groups(tests, by: \.target).map { name, tests in
      let seconds = seconds(of: tests)
      let bundleGroup = group(
        "\(name).xctest", "\(name).xctest", seconds, children(of: tests, depth: 0))
      return Self.typed(
        "ActionTestableSummary",
        [
          "name": Self.text(name), "targetName": Self.text(name),
          "testKind": Self.text(tests.contains { $0.test.isUITest } ? "UI" : "app hosted"),
          "tests": Self.array([group("All tests", "All tests", seconds, [bundleGroup])]),
        ])
    }
  }

  private func seconds(of tests: [Numbered]) -> Double {
    tests.flatMap(\.test.runs).reduce(0) { $0 + ($1.duration ?? 0) }
  }

  private func group(
    _ name: String, _ identifier: String, _ seconds: Double, _ children: [ResultValue]
  ) -> ResultValue {
    Self.typed(
      "ActionTestSummaryGroup",
      [
        "name": Self.text(name), "identifier": Self.text(identifier),
        "duration": Self.number(seconds), "subtests": Self.array(children),
      ])
  }

  private func children(of tests: [Numbered], depth: Int) -> [ResultValue] {
    let below = tests.filter { $0.test.suites.count > depth }
    let suites = groups(below) { $0.suites[depth] }.map { name, tests in
      let path = tests[0].test.suites.prefix(depth + 1).joined(separator: "/")
      return group(name, path, seconds(of: tests), children(of: tests, depth: depth + 1))
    }
    return suites
      + tests.filter { $0.test.suites.count == depth }.map { metadata($0.test, index: $0.index) }
  }

  /// In the order of the first of each.
  private func groups(
    _ tests: [Numbered], by key: (ResultBundle.Test) -> String
  ) -> [(String, [Numbered])] {
    var order: [String] = []
    var groups: [String: [Numbered]] = [:]
    for numbered in tests {
      if groups[key(numbered.test)] == nil { order.append(key(numbered.test)) }
      groups[key(numbered.test), default: []].append(numbered)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  private func metadata(_ test: ResultBundle.Test, index: Int) -> ResultValue {
    Self.typed(
      "ActionTestMetadata",
      [
        "name": Self.text(test.name), "identifier": Self.text(test.identifier),
        "duration": Self.number(test.runs.reduce(0) { $0 + ($1.duration ?? 0) }),
        "testStatus": Self.text(status(test.status)),
        "summaryRef": Self.reference("test-\(index)"),
      ])
  }

  private func status(_ status: String) -> String {
    switch ResultWords.result(status) {
    case "Passed": "Success"
    case "Skipped": "Skipped"
    default: "Failure"
    }
  }

  private func summary(of test: ResultBundle.Test) -> ResultValue {
    let issues = test.runs.last?.issues ?? []
    let failures = issues.map { issue in
      Self.typed(
        "ActionTestFailureSummary",
        [
          "message": Self.text(issue.message), "fileName": issue.file.map(Self.text),
          "lineNumber": issue.line.map(Self.integer),
          "issueType": Self.text("Assertion Failure"),
        ])
    }
    return Self.typed(
      "ActionTestSummary",
      [
        "name": Self.text(test.name), "identifier": Self.text(test.identifier),
        "duration": Self.number(test.runs.reduce(0) { $0 + ($1.duration ?? 0) }),
        "testStatus": Self.text(status(test.status)),
        "failureSummaries": failures.isEmpty ? nil : Self.array(failures),
        "skipNoticeSummary": test.runs.last?.skipReason.map { reason in
          Self.typed("ActionTestNoticeSummary", ["message": Self.text(reason)])
        },
      ])
  }
}

extension ResultValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, ResultValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
