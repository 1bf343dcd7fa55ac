import Testing

@testable import XcodeProjects

@Suite struct TestPlanTests {
  private let folder = TemporaryFolder()

  private func plan(_ text: String) throws -> TestPlan {
    try folder.write(text, to: "Unit.xctestplan")
    return try TestPlan(path: folder.url.path + "/Unit.xctestplan")
  }

  @Test func configurationsOverrideTheDefaults() throws {
    let plan = try plan(
      #"""
      {
        "version": 1,
        "configurations": [
          { "id": "A", "name": "German", "options": { "language": "de", "region": "DE",
            "environmentVariableEntries": [{ "key": "B", "value": "2" }, { "key": "A", "value": "x", "enabled": false }] } },
          { "id": "B", "name": "Plain", "options": {} }
        ],
        "defaultOptions": {
          "codeCoverage": { "targets": [{ "containerPath": "container:App.xcodeproj", "identifier": "T1", "name": "App" }] },
          "environmentVariableEntries": [{ "key": "A", "value": "1" }],
          "commandLineArgumentEntries": [{ "argument": "-x y" }, { "argument": "-off", "enabled": false }],
          "testRepetitionMode": "retryOnFailure", "maximumTestRepetitions": 1,
          "testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 60,
          "testExecutionOrdering": "random",
          "locationScenario": { "identifier": "London, England", "referenceType": "1" },
          "targetForVariableExpansion": { "containerPath": "container:App.xcodeproj", "identifier": "T1", "name": "App" }
        },
        "testTargets": []
      }
      """#)
    #expect(plan.name == "Unit")
    #expect(plan.configurations.map(\.name) == ["German", "Plain"])
    let german = plan.configurations[0].options
    #expect(german.language == "de")
    #expect(german.region == "DE")
    #expect(german.environment == ["B": "2"])
    let plain = plan.configurations[1].options
    #expect(plain.language == nil)
    #expect(plain.environment == ["A": "1"])
    #expect(plain.arguments == ["-x", "y"])
    #expect(plain.repetition == .retryOnFailure(1))
    #expect(plain.hasTimeouts)
    #expect(plain.defaultTimeAllowance == 60)
    #expect(plain.isRandomOrder)
    #expect(plain.measuresCoverage)
    #expect(plain.coverageTargets.map(\.name) == ["App"])
    #expect(plain.location == "London, England")
    #expect(plain.expansionTarget?.id == "T1")
  }

  /// As plans have it since there are suites beside classes.
  @Test func classesAndSuitesInsideOfOthersAreSelected() throws {
    let plan = try plan(
      #"""
      { "configurations": [], "defaultOptions": {}, "testTargets": [
        { "target": { "containerPath": "container:App.xcodeproj", "identifier": "T3", "name": "AppTests" },
          "selectedTests": { "testFunctions": ["free()"],
            "suites": [{ "name": "A", "testFunctions": ["b()"], "suites": [{ "name": "C" }] }],
            "xctestClasses": [{ "name": "D", "xctestMethods": ["testE()"] }, { "name": "F" }] },
          "skippedTests": { "xctestClasses": [{ "name": "G" }, {}] } }
      ], "version": 1 }
      """#)
    #expect(plan.testables[0].selectedTests == ["free()", "A/b()", "A/C", "D/testE()", "F"])
    #expect(plan.testables[0].skippedTests == ["G"])
  }

  @Test func targetsSelectAndSkipTests() throws {
    let plan = try plan(
      #"""
      { "configurations": [], "defaultOptions": { "codeCoverage": false }, "testTargets": [
        { "target": { "containerPath": "container:App.xcodeproj", "identifier": "T3", "name": "AppTests" },
          "parallelizable": true, "skippedTests": ["Cart", "Login\/testOld()"], "skippedTags": { "tags": [".slow"] } },
        { "target": { "containerPath": "container:App.xcodeproj", "identifier": "T4", "name": "UITests" },
          "enabled": false, "selectedTests": { "suites": [{ "name": "A", "testFunctions": ["b()"] }, { "name": "C" }] } }
      ], "version": 1 }
      """#)
    #expect(plan.configurations.map(\.name) == ["Default"])
    #expect(plan.testables.map(\.target.name) == ["AppTests", "UITests"])
    #expect(plan.testables.map(\.isEnabled) == [true, false])
    #expect(plan.testables.map(\.isParallelizable) == [true, false])
    #expect(plan.testables[0].skippedTests == ["Cart", "Login/testOld()"])
    #expect(plan.testables[0].skippedTags == [".slow"])
    #expect(plan.testables[0].selectedTests == nil)
    #expect(plan.testables[1].selectedTests == ["A/b()", "C"])
  }

  @Test func aConflictInAPlanIsNamedWithItsLine() throws {
    let path = folder.url.path + "/Unit.xctestplan"
    #expect(
      throws: ProjectError(
        path, line: 2,
        "a merge conflict is left in the test plan: keep one of its two sides and take the lines with the "
          + "markers out.")
    ) { try plan("{\n<<<<<<< HEAD\n") }
  }
}
