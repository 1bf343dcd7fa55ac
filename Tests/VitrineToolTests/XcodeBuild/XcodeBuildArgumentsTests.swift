import Testing

@testable import VitrineTool

@Suite struct XcodeBuildArgumentsTests {
  private func message(_ words: String...) -> String {
    do throws(XcodeBuildError) {
      return "\(try XcodeBuildArguments(words).actions)"
    } catch {
      return "\(error.status.rawValue) \(error.description)"
    }
  }

  @Test func aTypicalLineIsRead() throws {
    let arguments = try XcodeBuildArguments([
      "test", "-project", "A.xcodeproj", "-scheme", "A", "-destination",
      "platform=iOS Simulator,name=iPhone 16,OS=18.1", "CODE_SIGNING_ALLOWED=NO",
      "OTHER_SWIFT_FLAGS=$(inherited) -DX", "-enableCodeCoverage", "YES", "-quiet", "clean",
      "-resultBundlePath", "out.xcresult", "-skipMacroValidation", "-jobs", "4", "-IDEx=YES",
    ])
    #expect(arguments.actions == [.test, .clean])
    #expect(arguments.project == "A.xcodeproj")
    #expect(arguments.scheme == "A")
    #expect(
      arguments.settings == ["CODE_SIGNING_ALLOWED": "NO", "OTHER_SWIFT_FLAGS": "$(inherited) -DX"])
    #expect(arguments.measuresCoverage == true)
    #expect(arguments.isQuiet)
    #expect(arguments.resultBundlePath == "out.xcresult")
    #expect(arguments.ignored == ["-skipMacroValidation", "-jobs"])
    #expect(arguments.userDefaults == ["IDEx": "YES"])
    let destination = try #require(arguments.destinations.first)
    #expect(destination.platform == "iOS Simulator")
    #expect(destination.name == "iPhone 16")
    #expect(destination.system == "18.1")
    #expect(arguments.runsTests)
  }

  @Test func timeAllowancesBeatThoseOfThePlan() throws {
    let plan = TimeAllowance(standard: 60, maximum: 300)
    func allowance(_ words: [String], over plan: TimeAllowance?) throws -> TimeAllowance? {
      try XcodeBuildArguments(["test"] + words).timeAllowance(over: plan)
    }
    #expect(try allowance([], over: nil) == nil)
    #expect(try allowance([], over: plan) == plan)
    #expect(try allowance(["-test-timeouts-enabled", "NO"], over: plan) == nil)
    #expect(try allowance(["-test-timeouts-enabled", "YES"], over: nil) == TimeAllowance())
    let both = [
      "-default-test-execution-time-allowance", "120",
      "-maximum-test-execution-time-allowance", "240",
    ]
    #expect(try allowance(both, over: plan) == TimeAllowance(standard: 120, maximum: 240))
    // They alone switch nothing on.
    #expect(try allowance(both, over: nil) == nil)
  }

  @Test func testsAreChosenInBothSpellings() throws {
    let arguments = try XcodeBuildArguments([
      "test-without-building", "-only-testing:AppTests/CartTests/testAdd()", "-skip-testing",
      "AppUITests", "-only-test-configuration", "German", "-testPlan", "Unit", "-test-iterations",
      "3", "-retry-tests-on-failure", "-parallel-testing-enabled", "NO",
      "-parallel-testing-worker-count", "2", "-testLanguage", "de", "-testRegion", "AT",
    ])
    #expect(arguments.onlyTesting.map(\.text) == ["AppTests/CartTests/testAdd()"])
    #expect(arguments.skipTesting.map(\.target) == ["AppUITests"])
    #expect(arguments.onlyTestConfigurations == ["German"])
    #expect(arguments.testPlan == "Unit")
    #expect(arguments.iterations == 3)
    #expect(arguments.repetition == .retryOnFailure)
    #expect(arguments.isParallel == false)
    #expect(arguments.workers == 2)
    #expect(arguments.testLanguage == "de")
    #expect(arguments.testRegion == "AT")
  }

  @Test func questionsNeedNoAction() throws {
    #expect(try XcodeBuildArguments(["-list", "-json"]).query == .list)
    #expect(try XcodeBuildArguments(["-list", "-json"]).isJSON)
    #expect(try XcodeBuildArguments(["-showBuildSettings"]).actions.isEmpty)
    #expect(try XcodeBuildArguments(["-license", "accept"]).query == .setUp)
    #expect(try XcodeBuildArguments([]).actions == [.build])
    let tests = try XcodeBuildArguments([
      "test", "-enumerate-tests", "-test-enumeration-style", "flat", "-test-enumeration-format",
      "json",
    ])
    #expect(
      tests.enumeration
        == XcodeBuildArguments.Enumeration(isHierarchical: false, isJSON: true, outputPath: nil))
  }

  @Test func whatCannotBeDoneIsRefused() {
    #expect(
      message("archive")
        == "64 xcodebuild: error: The action “archive” makes something for Apple's devices, which only a "
        + "Mac can do.")
    #expect(message("-made-up") == "64 xcodebuild: error: invalid option '-made-up'")
    #expect(
      message("tst").hasPrefix("64 xcodebuild: error: Unknown build action “tst”. Actions: build,"))
    #expect(message("-scheme") == "64 xcodebuild: error: option '-scheme' requires a value")
    #expect(
      message("-test-iterations", "no")
        == "64 xcodebuild: error: option '-test-iterations' requires a number above 0, not 'no'")
    #expect(
      message("-enableCodeCoverage", "maybe")
        == "64 xcodebuild: error: option '-enableCodeCoverage' requires YES or NO, not 'maybe'")
    #expect(
      message("-workspace", "A.xcworkspace", "test")
        == "64 xcodebuild: error: If you specify a workspace then you must also specify a scheme with "
        + "-scheme.")
    #expect(message("-project", "A", "-workspace", "B", "-list").contains("exclude each other"))
  }
}

@Suite struct XcodeBuildDestinationTests {
  @Test func genericOnesOnlyBuild() throws {
    let destination = try XcodeBuildDestination("generic/platform=iOS Simulator")
    #expect(destination.isGeneric)
    #expect(destination.isSimulator)
    #expect(try !XcodeBuildDestination("platform=macOS").isSimulator)
  }

  @Test func aMissingDeviceIsAnsweredWithThoseThatThereAre() throws {
    let wanted = try XcodeBuildDestination("platform=iOS Simulator,name=iPhone 99,OS=18.1")
    let there = try XcodeBuildDestination("platform=iOS Simulator,id=A-1,OS=18.1,name=iPhone 16")
    let error = wanted.missing(among: [there], scheme: "App")
    #expect(error.status == .noDestination)
    #expect(
      error.description == """
        xcodebuild: error: Unable to find a destination matching the provided destination specifier:
        \t\t{ platform:iOS Simulator, OS:18.1, name:iPhone 99 }

        \tAvailable destinations for the "App" scheme:
        \t\t{ platform:iOS Simulator, id:A-1, OS:18.1, name:iPhone 16 }
        """)
  }

  @Test func unknownKeysAreRefused() {
    #expect(throws: XcodeBuildError.self) { try XcodeBuildDestination("nam=iPhone") }
    #expect(throws: XcodeBuildError.self) { try XcodeBuildDestination("iPhone") }
  }
}

@Suite struct XcodeBuildTestIdentifierTests {
  private func matches(_ text: String, _ specifier: String) throws -> Bool {
    try XcodeBuildTestIdentifier(text).matches(try #require(TestID(specifier: specifier)))
  }

  @Test(arguments: [
    ("App", "App.Cart/testAdd", true), ("App", "Other.Cart/testAdd", false),
    ("App/Cart", "App.Cart/testAdd", true), ("App/Cart", "App.Cart2/testAdd", false),
    ("App/Cart/testAdd", "App.Cart/testAdd", true),
    ("App/Cart/testAdd()", "App.Cart/testAdd", true),
    ("App/Cart/testAdd", "App.Cart/testAddMore", false),
    ("App/Cart/adds()", "App.Cart/adds()", true),
    ("App/Cart/adds(to:)", "App.Cart/adds(to:)", true),
    ("App/Cart/adds(to:)", "App.Cart/adds()", false),
    ("App/Cart/Inner", "App.Cart/Inner/adds()", true), ("App/free()", "App.free()", true),
    ("App/Cart", "App.Cart/Inner/adds()", true),
  ])
  func testsAreMeantByTheirParts(text: String, specifier: String, expected: Bool) throws {
    #expect(try matches(text, specifier) == expected)
  }

  @Test func emptyPartsAreRefused() {
    #expect(throws: XcodeBuildError.self) { try XcodeBuildTestIdentifier("App//test") }
  }
}
