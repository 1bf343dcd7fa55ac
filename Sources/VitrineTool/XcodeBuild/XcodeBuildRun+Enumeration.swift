import Foundation

/// `-enumerate-tests`: names the tests instead of running them.
extension XcodeBuildRun {
  func enumerate(
    _ run: TestRun, _ enumeration: XcodeBuildArguments.Enumeration, _ tests: BuiltTests
  ) throws -> Int32 {
    let list = TestEnumeration(
      try run.list(), plan: tests.plan, targets: tests.targets,
      isHierarchical: enumeration.isHierarchical)
    let text = enumeration.isJSON ? list.json : list.text
    guard let output = enumeration.outputPath, output != "-" else {
      print(text)
      return 0
    }
    do {
      try Data("\(text)\n".utf8).write(to: path(output))
    } catch {
      throw XcodeBuildError(
        .failed, "\(output) can't be written: \(error.localizedDescription)")
    }
    return 0
  }
}

/// The names of tests, as `-enumerate-tests` tells them.
struct TestEnumeration {
  private let plan: String
  private let isHierarchical: Bool
  /// In order, with the tests that run and those that don't.
  private let targets: [(name: String, enabled: [TestID], disabled: [TestID])]

  /// - Parameters:
  ///   - tests: All tests, and whether they would run.
  ///   - plan: The test plan.
  ///   - targets: The names of test targets by their modules.
  ///   - isHierarchical: Whether tests stand under their classes.
  init(
    _ tests: [(test: TestID, runs: Bool)], plan: String, targets: [String: String],
    isHierarchical: Bool
  ) {
    self.plan = plan
    self.isHierarchical = isHierarchical
    var order: [String] = []
    var groups: [String: [(test: TestID, runs: Bool)]] = [:]
    for entry in tests {
      let module = entry.test.target ?? ""
      if groups[module] == nil { order.append(module) }
      groups[module, default: []].append(entry)
    }
    self.targets = order.map { module in
      let all = groups[module] ?? []
      return (
        targets[module] ?? module, all.filter(\.runs).map(\.test),
        all.filter { !$0.runs }.map(\.test)
      )
    }
  }

  /// As `AppTests/CartTests/testAdd`.
  private func identifier(_ test: TestID, in target: String) -> String {
    ([target] + (test.suite.isEmpty ? [] : [test.suite]) + [test.name]).joined(separator: "/")
  }

  var text: String {
    var lines = ["Plan \(plan)"]
    for target in targets {
      guard isHierarchical else {
        lines += target.enabled.map { identifier($0, in: target.name) }
        continue
      }
      lines.append("\tTarget \(target.name)")
      var suite: String?
      for test in target.enabled {
        if test.suite != suite { lines.append("\t\tClass \(test.suite)") }
        suite = test.suite
        lines.append("\t\t\tTest \(test.name)")
      }
    }
    return (isHierarchical ? lines : Array(lines.dropFirst())).joined(separator: "\n")
  }

  var json: String {
    let value: [String: Any] =
      isHierarchical
      ? ["children": targets.map(tree), "kind": "plan", "name": plan, "disabled": false]
      : [
        "testPlan": plan,
        "enabledTests": targets.flatMap { target in
          target.enabled.map { ["identifier": identifier($0, in: target.name)] }
        },
        "disabledTests": targets.flatMap { target in
          target.disabled.map { ["identifier": identifier($0, in: target.name)] }
        },
      ]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let root: [String: Any] = ["errors": [String](), "values": [value]]
    let data = (try? JSONSerialization.data(withJSONObject: root, options: options)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private func tree(_ target: (name: String, enabled: [TestID], disabled: [TestID])) -> [String:
    Any]
  {
    var order: [String] = []
    var classes: [String: [[String: Any]]] = [:]
    for (tests, isDisabled) in [(target.enabled, false), (target.disabled, true)] {
      for test in tests {
        if classes[test.suite] == nil { order.append(test.suite) }
        classes[test.suite, default: []].append(
          ["kind": "test", "name": test.name, "disabled": isDisabled, "children": [String]()])
      }
    }
    return [
      "kind": "target", "name": target.name, "disabled": target.enabled.isEmpty,
      "children": order.map { name in
        [
          "kind": "class", "name": name, "children": classes[name] ?? [],
          "disabled": classes[name]?.allSatisfy { $0["disabled"] as? Bool == true } ?? false,
        ] as [String: Any]
      },
    ]
  }
}
