/// What a command line of `xcodebuild` asks for.
package struct XcodeBuildArguments: Equatable, Sendable {
  /// What is done with a scheme or a target.
  package enum Action: String, Sendable {
    case build
    case buildForTesting = "build-for-testing"
    case test
    case testWithoutBuilding = "test-without-building"
    case clean
    case analyze
  }

  /// A question instead of an action.
  package enum Query: String, Sendable {
    case list = "-list"
    case buildSettings = "-showBuildSettings"
    case version = "-version"
    case sdks = "-showsdks"
    case destinations = "-showdestinations"
    case testPlans = "-showTestPlans"
    case resolvePackages = "-resolvePackageDependencies"
    case help = "-help"
    /// Setting Xcode up: there is nothing to do.
    case setUp = "-runFirstLaunch"
  }

  /// How often tests are run.
  package enum Repetition: Equatable, Sendable {
    case once
    case retryOnFailure
    case untilFailure
    case fixed
  }

  /// `-enumerate-tests` and what follows it.
  package struct Enumeration: Equatable, Sendable {
    package var isHierarchical = true
    package var isJSON = false
    package var outputPath: String?
  }

  package var project: String?
  package var workspace: String?
  package var scheme: String?
  package var targets: [String] = []
  package var allTargets = false
  package var configuration: String?
  /// In order; `build` when nothing is said.
  package var actions: [Action] = []
  package var query: Query?
  package var destinations: [XcodeBuildDestination] = []
  package var sdk: String?
  package var derivedDataPath: String?
  package var resultBundlePath: String?
  package var xctestrun: String?
  /// A folder for built tests that is to be carried elsewhere.
  package var testProductsPath: String?
  package var configurationFile: String?
  package var onlyTesting: [XcodeBuildTestIdentifier] = []
  package var skipTesting: [XcodeBuildTestIdentifier] = []
  package var testPlan: String?
  package var onlyTestConfigurations: [String] = []
  package var skipTestConfigurations: [String] = []
  package var testLanguage: String?
  package var testRegion: String?
  /// Nil leaves it to the scheme.
  package var measuresCoverage: Bool?
  package var isParallel: Bool?
  /// Whether a sanitizer is asked for.
  package var sanitizes: Bool?
  package var workers: Int?
  package var repetition = Repetition.once
  package var iterations: Int?
  package var relaunchesForRepetition = false
  package var hasTimeouts: Bool?
  /// In seconds.
  package var defaultTimeAllowance: Double?
  /// In seconds.
  package var maximumTimeAllowance: Double?
  package var enumeration: Enumeration?
  package var isQuiet = false
  package var isVerbose = false
  package var isJSON = false
  /// `NAME=value` on the command line.
  package var settings: [String: String] = [:]
  /// `-Name=value` on the command line.
  package var userDefaults: [String: String] = [:]
  /// Flags that are accepted and make no difference here.
  package var ignored: [String] = []

  package init() {}

  /// What each test may take.
  ///
  /// - Parameter plan: What the test plan says; nil for any time.
  /// - Returns: The same with what is said here; nil for any time.
  func timeAllowance(over plan: TimeAllowance?) -> TimeAllowance? {
    guard hasTimeouts ?? (plan != nil) else { return nil }
    return TimeAllowance(
      standard: defaultTimeAllowance ?? plan?.standard,
      maximum: maximumTimeAllowance ?? plan?.maximum)
  }

  /// Whether tests are run.
  package var runsTests: Bool { actions.contains(.test) || actions.contains(.testWithoutBuilding) }
}
