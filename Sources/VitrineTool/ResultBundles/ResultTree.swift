import Foundation

/// `xcresulttool get test-results tests`: all tests in a tree, from the plan down to what failed.
struct ResultTree {
  let bundle: ResultBundle

  var value: ResultValue {
    .members([
      "testPlanConfigurations": ResultWords.configurations(bundle),
      "devices": ResultWords.devices(bundle),
      "testNodes": bundle.tests.isEmpty ? [] : .list([plan]),
    ])
  }

  private var plan: ResultValue {
    .members([
      "name": .text(bundle.plan), "nodeType": "Test Plan",
      "result": .text(ResultWords.result(of: bundle.tests)), "children": .list(targets),
    ])
  }

  // MARK: Bundles and suites

  private var targets: [ResultValue] {
    groups(bundle.tests, by: \.target).map { name, tests in
      .members([
        "name": .text(name),
        "nodeType": tests.contains(where: \.isUITest) ? "UI test bundle" : "Unit test bundle",
        "nodeIdentifierURL": .text("test://com.apple.xcode/\(bundle.plan)/\(name)"),
        "result": .text(ResultWords.result(of: tests)),
        "children": .list(children(of: tests, depth: 0)),
      ])
    }
  }

  /// The suites at a depth, and the tests that lie there.
  private func children(of tests: [ResultBundle.Test], depth: Int) -> [ResultValue] {
    let here = tests.filter { $0.suites.count == depth }
    let below = tests.filter { $0.suites.count > depth }
    let suites = groups(below) { $0.suites[depth] }.map { name, tests in
      let path = tests[0].suites.prefix(depth + 1).joined(separator: "/")
      let seconds = tests.flatMap(\.runs).reduce(0) { $0 + ($1.duration ?? 0) }
      return ResultValue.members([
        "name": .text(name), "nodeType": "Test Suite", "nodeIdentifier": .text(path),
        "nodeIdentifierURL": .text(
          "test://com.apple.xcode/\(bundle.plan)/\(tests[0].target)/\(path)"),
        "result": .text(ResultWords.result(of: tests)),
        "duration": .text(ResultWords.duration(seconds)), "durationInSeconds": .number(seconds),
        "children": .list(children(of: tests, depth: depth + 1)),
      ])
    }
    return suites + groups(here, by: \.identifier).map { testCase($1) }
  }

  /// In the order of the first of each.
  private func groups(
    _ tests: [ResultBundle.Test], by key: (ResultBundle.Test) -> String
  ) -> [(String, [ResultBundle.Test])] {
    var order: [String] = []
    var groups: [String: [ResultBundle.Test]] = [:]
    for test in tests {
      if groups[key(test)] == nil { order.append(key(test)) }
      groups[key(test), default: []].append(test)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  // MARK: Tests

  /// One test, in all its configurations and on all devices.
  private func testCase(_ tests: [ResultBundle.Test]) -> ResultValue {
    let seconds = tests.flatMap(\.runs).reduce(0) { $0 + ($1.duration ?? 0) }
    let children =
      tests.count == 1
      ? Self.nodes(of: tests[0])
      : tests.map { test in
        let device = bundle.devices.first { $0.id == test.device }
        let name = [device.map(\.name), test.configuration].compactMap(\.self)
        return .members([
          "name": .text(name.joined(separator: ", ")),
          "nodeType": bundle.devices.count > 1 ? "Device" : "Test Plan Configuration",
          "nodeIdentifier": device.map { .text($0.id) },
          "result": .text(ResultWords.result(test.status)),
          "children": .list(Self.nodes(of: test)),
        ])
      }
    return .members([
      "name": .text(tests[0].displayName ?? tests[0].name), "nodeType": "Test Case",
      "nodeIdentifier": .text(tests[0].identifier),
      "nodeIdentifierURL": .text(ResultWords.url(tests[0], in: bundle)),
      "result": .text(ResultWords.result(of: tests)),
      "duration": .text(ResultWords.duration(seconds)), "durationInSeconds": .number(seconds),
      "children": children.isEmpty ? nil : .list(children),
    ])
  }

  /// What stands under a test: its failures, in each of its runs where there were several.
  static func nodes(of test: ResultBundle.Test) -> [ResultValue] {
    guard test.runs.count > 1 else { return test.runs.flatMap(failures) }
    return zip(test.runs.indices, test.runs).map { index, run in
      .members([
        "name": .text(index == 0 ? "First Run" : "Retry \(index)"), "nodeType": "Repetition",
        "nodeIdentifier": .text("\(index + 1)"), "result": .text(ResultWords.result(run.status)),
        "duration": .text(ResultWords.duration(run.duration ?? 0)),
        "durationInSeconds": .number(run.duration ?? 0),
        "children": run.issues.isEmpty && run.skipReason == nil ? nil : .list(failures(run)),
      ])
    }
  }

  private static func failures(_ run: ResultBundle.Run) -> [ResultValue] {
    var messages = run.issues.map(text)
    if let reason = run.skipReason {
      messages.append(reason.isEmpty ? "Test skipped" : "Test skipped - \(reason)")
    }
    return messages.map {
      .members([
        "name": .text($0), "nodeType": "Failure Message",
        "result": .text(ResultWords.result(run.status)),
      ])
    }
  }

  /// `CartTests.swift:34: message`.
  static func text(_ issue: ResultBundle.Issue) -> String {
    guard let file = issue.file else { return issue.message }
    return "\((file as NSString).lastPathComponent):\(issue.line ?? 0): \(issue.message)"
  }
}
