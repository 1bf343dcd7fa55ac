import Foundation

/// `xcresulttool get test-results summary`: how a run went as a whole.
struct ResultSummary {
  let bundle: ResultBundle

  private func count(_ result: String, _ tests: [ResultBundle.Test]) -> Int {
    tests.count { ResultWords.result($0.status) == result }
  }

  var value: ResultValue {
    .members([
      "title": .text(bundle.title), "environmentDescription": .text(environment),
      "topInsights": [], "result": .text(result),
      "totalTestCount": .integer(bundle.tests.count),
      "passedTests": .integer(count("Passed", bundle.tests)),
      "failedTests": .integer(count("Failed", bundle.tests)),
      "skippedTests": .integer(count("Skipped", bundle.tests)), "expectedFailures": 0,
      "statistics": statistics, "devicesAndConfigurations": .list(devices),
      "testFailures": .list(failures), "startTime": .number(bundle.start),
      "finishTime": .number(bundle.end),
    ])
  }

  private var result: String {
    if bundle.build?.succeeded == false || !bundle.problems.isEmpty { return "Failed" }
    return bundle.tests.isEmpty ? "unknown" : ResultWords.result(of: bundle.tests)
  }

  private var environment: String {
    let devices = bundle.devices.map { "\($0.name) (iOS \($0.system))" }.joined(separator: ", ")
    return "\(bundle.plan) · Built with Vitrine\(devices.isEmpty ? "" : " · \(devices)")"
  }

  private var statistics: ResultValue {
    let repeated = bundle.tests.count { $0.runs.count > 1 }
    guard repeated > 0 else { return [] }
    return .list([
      .members([
        "title": .text(
          "\(repeated) \(repeated == 1 ? "test was" : "tests were") run several times"),
        "subtitle": "Repetitions",
      ])
    ])
  }

  private var devices: [ResultValue] {
    bundle.devices.flatMap { device -> [ResultValue] in
      let names: [String?] = bundle.configurations.isEmpty ? [nil] : bundle.configurations
      return zip(names.indices, names).map { index, name in
        let tests = bundle.tests.filter { $0.device == device.id && $0.configuration == name }
        return .members([
          "device": ResultWords.device(device),
          "testPlanConfiguration": .members([
            "configurationId": .text("\(index + 1)"),
            "configurationName": .text(name ?? "Test Scheme Action"),
          ]),
          "passedTests": .integer(count("Passed", tests)),
          "failedTests": .integer(count("Failed", tests)),
          "skippedTests": .integer(count("Skipped", tests)), "expectedFailures": 0,
        ])
      }
    }
  }

  private var failures: [ResultValue] {
    let failed = bundle.tests.filter { ResultWords.result($0.status) == "Failed" }
    return zip(failed.indices, failed).flatMap { index, test in
      (test.runs.last { !$0.issues.isEmpty }?.issues ?? []).map { issue in
        .members([
          "testName": .text(test.name), "targetName": .text(test.target),
          "failureText": .text(issue.message), "testIdentifier": .integer(index + 1),
          "testIdentifierString": .text(test.identifier),
          "testIdentifierURL": .text(ResultWords.url(test, in: bundle)),
        ])
      }
    }
  }
}
