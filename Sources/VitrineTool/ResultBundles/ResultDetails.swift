import Foundation

/// `xcresulttool get test-results test-details` and `activities`: all about one test.
struct ResultDetails {
  let bundle: ResultBundle
  /// The same test in all its configurations and on all devices, at least one.
  let tests: [ResultBundle.Test]

  /// - Throws: `ToolError` when the bundle has no such test.
  init(_ bundle: ResultBundle, test identifier: String) throws {
    self.bundle = bundle
    tests = bundle.tests.filter {
      $0.identifier == identifier || ResultWords.url($0, in: bundle) == identifier
        || "\($0.target)/\($0.identifier)" == identifier
    }
    guard !tests.isEmpty else {
      throw ToolError(
        "Error: No test found with id \(identifier). There are: "
          + bundle.tests.prefix(5).map(\.identifier).joined(separator: ", ")
          + (bundle.tests.count > 5 ? ", …" : ""))
    }
  }

  private var first: ResultBundle.Test { tests[0] }
  private var runs: [ResultBundle.Run] { tests.flatMap(\.runs) }

  var value: ResultValue {
    let seconds = runs.reduce(0) { $0 + ($1.duration ?? 0) }
    return .members([
      "testIdentifier": .text(first.identifier),
      "testIdentifierURL": .text(ResultWords.url(first, in: bundle)),
      "testName": .text(first.displayName ?? first.name),
      "testDescription": .text(description), "duration": .text(ResultWords.duration(seconds)),
      "durationInSeconds": .number(seconds), "startTime": runs.first?.start.map { .number($0) },
      "testPlanConfigurations": ResultWords.configurations(bundle),
      "devices": ResultWords.devices(bundle),
      "testRuns": .list(tests.map(testRun)), "testResult": .text(ResultWords.result(of: tests)),
      "hasPerformanceMetrics": false,
      "hasMediaAttachments": .flag(runs.contains { !$0.attachments.isEmpty }),
      "functionName": .text(first.name), "arguments": [], "tags": [], "bugs": [],
    ])
  }

  private var description: String {
    let count = runs.count
    return "Test case with \(count) run\(count == 1 ? "" : "s")"
  }

  private func testRun(_ test: ResultBundle.Test) -> ResultValue {
    let device = bundle.devices.first { $0.id == test.device }
    let children = ResultTree.nodes(of: test)
    return .members([
      "name": .text(device?.name ?? test.configuration ?? "Run"), "nodeType": "Device",
      "nodeIdentifier": device.map { .text($0.id) },
      "details": device.map { .text("iOS \($0.system)") },
      "result": .text(ResultWords.result(test.status)),
      "children": children.isEmpty ? nil : .list(children),
    ])
  }

  // MARK: Activities

  var activities: ResultValue {
    .members([
      "testIdentifier": .text(first.identifier),
      "testIdentifierURL": .text(ResultWords.url(first, in: bundle)),
      "testName": .text(first.displayName ?? first.name),
      "testRuns": .list(
        tests.flatMap { test in test.runs.map { activityRun(test, $0) } }),
    ])
  }

  private func activityRun(_ test: ResultBundle.Test, _ run: ResultBundle.Run) -> ResultValue {
    let failures = run.issues.map { issue in
      ResultValue.members([
        "title": .text(ResultTree.text(issue)), "isAssociatedWithFailure": true,
        "startTime": run.start.map { .number($0) },
      ])
    }
    let kept = run.attachments.map { attachment in
      ResultValue.members([
        "title": .text("Added attachment named '\(attachment.name)'"),
        "isAssociatedWithFailure": .flag(run.status == "failed"),
        "startTime": .number(attachment.timestamp),
        "attachments": .list([
          .members([
            "name": .text(attachment.name), "uuid": .text(attachment.uuid),
            "payloadId": .text(attachment.file), "timestamp": .number(attachment.timestamp),
            "lifetime": "keepAlways",
          ])
        ]),
      ])
    }
    let device = bundle.devices.first { $0.id == test.device }
    let index = test.configuration.flatMap(bundle.configurations.firstIndex) ?? 0
    return .members([
      "device": device.map(ResultWords.device),
      "testPlanConfiguration": .members([
        "configurationId": .text("\(index + 1)"),
        "configurationName": .text(test.configuration ?? "Test Scheme Action"),
      ]),
      "activities": .list(failures + kept),
    ])
  }
}
