import CoreGraphics
import Foundation

/// What holds for all checkpoints of a test.
open class Configuration {
  /// Differs from Apple's: nothing is sent anywhere, so that no key is needed; it is kept as it is.
  open var apiKey = ""
  /// Differs from Apple's: nothing is sent anywhere; it is kept as it is.
  open var serverUrl = ""

  // MARK: Which baseline

  /// The app's name where `open` gives none.
  open var appName = ""
  /// The test's name where `open` gives none.
  open var testName = ""
  /// What the session belongs to.
  open var batch: BatchInfo?
  /// What a review says of the test beside its batch.
  private(set) var properties: [(name: String, value: String)] = []
  /// The branch whose baselines are met and written; by default what `APPLITOOLS_BRANCH` says.
  open var branchName: String?
  /// The branch whose baselines hold where the test's own has none; by default what
  /// `APPLITOOLS_PARENT_BRANCH` says.
  open var parentBranchName: String?
  /// The only branch whose baselines are met; nil for the test's own and its parent.
  open var baselineBranchName: String?
  /// Names the environment whose baselines are met; nil for the device, the system and the screen's size.
  open var baselineEnvName: String?
  /// In place of the system's name and version.
  open var hostOS: String?
  /// In place of the device's name.
  open var hostApp: String?

  // MARK: How it is compared

  /// By which checkpoints are compared that say nothing else.
  open var matchLevel = MatchLevel.strict
  /// Whether elements may move as long as they look the same.
  open var ignoreDisplacements = false
  /// Whether a caret in a text field that is there or not is passed over.
  open var ignoreCaret = false
  /// Whether texts may say something else of the same kind: another date, number, address.
  open var enablePatterns = false
  /// The contrasts that are looked for, by which no test fails; nil looks for none.
  open var accessibilityValidation: AccessibilitySettings?
  /// For how many seconds on the device's clock a checkpoint looks again until it matches.
  open var matchTimeout = 2
  /// Whether pictures of windows are scrolled and put together.
  open var forceFullPageScreenshot = false
  /// Whether the status bar is left in pictures of windows.
  open var statusBarExists = false

  // MARK: What is written

  /// Whether a test without a baseline becomes its own.
  open var saveNewTests = true
  /// Whether what differs becomes the new baseline.
  open var saveDiffs = false

  /// The settings that all begin with.
  public init() {}

  /// The settings that all begin with, for a test of that name.
  public convenience init(testName: String) {
    self.init()
    self.testName = testName
  }

  /// A copy.
  public convenience init(configuration: Configuration) {
    self.init()
    apiKey = configuration.apiKey
    serverUrl = configuration.serverUrl
    appName = configuration.appName
    testName = configuration.testName
    batch = configuration.batch
    properties = configuration.properties
    branchName = configuration.branchName
    parentBranchName = configuration.parentBranchName
    baselineBranchName = configuration.baselineBranchName
    baselineEnvName = configuration.baselineEnvName
    hostOS = configuration.hostOS
    hostApp = configuration.hostApp
    matchLevel = configuration.matchLevel
    ignoreDisplacements = configuration.ignoreDisplacements
    ignoreCaret = configuration.ignoreCaret
    enablePatterns = configuration.enablePatterns
    accessibilityValidation = configuration.accessibilityValidation
    matchTimeout = configuration.matchTimeout
    forceFullPageScreenshot = configuration.forceFullPageScreenshot
    statusBarExists = configuration.statusBarExists
    saveNewTests = configuration.saveNewTests
    saveDiffs = configuration.saveDiffs
  }

  /// Adds something that a review says of the test.
  open func addProperty(_ name: String, value: String) { properties.append((name, value)) }

  // MARK: With what the environment says

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  var branch: String {
    branchName.flatMap { $0.isEmpty ? nil : $0 } ?? Self.environment("APPLITOOLS_BRANCH")
      ?? "default"
  }

  /// The branches in which a baseline is looked for, the nearest first.
  var baselineBranches: [String] {
    if let baselineBranchName, !baselineBranchName.isEmpty { return [baselineBranchName] }
    let parent = parentBranchName ?? Self.environment("APPLITOOLS_PARENT_BRANCH")
    var branches: [String] = []
    for name in [branch, parent, "default"].compactMap({ $0 }) where !branches.contains(name) {
      branches.append(name)
    }
    return branches
  }
}
