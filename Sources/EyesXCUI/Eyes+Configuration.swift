/// What may be set without a configuration.
extension Eyes {
  /// Differs from Apple's: nothing is sent anywhere, so that no key is needed; it is kept as it is.
  public var apiKey: String {
    get { configuration.apiKey }
    set { configuration.apiKey = newValue }
  }

  /// Differs from Apple's: nothing is sent anywhere; it is kept as it is.
  public var serverURL: String? {
    get { configuration.serverUrl }
    set { configuration.serverUrl = newValue ?? "" }
  }

  /// As `batch` of the configuration.
  public var batch: BatchInfo? {
    get { configuration.batch }
    set { configuration.batch = newValue }
  }

  /// As `matchLevel` of the configuration.
  public var matchLevel: MatchLevel {
    get { configuration.matchLevel }
    set { configuration.matchLevel = newValue }
  }

  /// As `matchTimeout` of the configuration, in seconds on the device's clock; one below 0 counts as 0.
  public var matchTimeout: UInt {
    get { UInt(clamping: configuration.matchTimeout) }
    set { configuration.matchTimeout = Int(clamping: newValue) }
  }

  /// As `branchName` of the configuration.
  public var branchName: String? {
    get { configuration.branchName }
    set { configuration.branchName = newValue }
  }

  /// As `parentBranchName` of the configuration.
  public var parentBranchName: String? {
    get { configuration.parentBranchName }
    set { configuration.parentBranchName = newValue }
  }

  /// As `baselineBranchName` of the configuration.
  public var baselineBranchName: String? {
    get { configuration.baselineBranchName }
    set { configuration.baselineBranchName = newValue }
  }

  /// As `baselineEnvName` of the configuration.
  public var baselineEnvName: String? {
    get { configuration.baselineEnvName }
    set { configuration.baselineEnvName = newValue }
  }

  /// As `hostApp` of the configuration.
  public var hostApp: String? {
    get { configuration.hostApp }
    set { configuration.hostApp = newValue }
  }

  /// As `hostOS` of the configuration.
  public var hostOS: String? {
    get { configuration.hostOS }
    set { configuration.hostOS = newValue }
  }

  /// As `saveNewTests` of the configuration.
  public var saveNewTests: Bool {
    get { configuration.saveNewTests }
    set { configuration.saveNewTests = newValue }
  }

  /// As `saveDiffs` of the configuration.
  public var saveDiffs: Bool {
    get { configuration.saveDiffs }
    set { configuration.saveDiffs = newValue }
  }

  /// As `ignoreDisplacements` of the configuration.
  public var ignoreDisplacements: Bool {
    get { configuration.ignoreDisplacements }
    set { configuration.ignoreDisplacements = newValue }
  }

  /// As `ignoreCaret` of the configuration.
  public var ignoreCaret: Bool {
    get { configuration.ignoreCaret }
    set { configuration.ignoreCaret = newValue }
  }

  /// As `enablePatterns` of the configuration.
  public var enablePatterns: Bool {
    get { configuration.enablePatterns }
    set { configuration.enablePatterns = newValue }
  }

  /// As `accessibilityValidation` of the configuration.
  public var accessibilityValidation: AccessibilitySettings? {
    get { configuration.accessibilityValidation }
    set { configuration.accessibilityValidation = newValue }
  }

  /// Adds something that a review says of the test.
  public func addProperty(_ name: String, value: String) {
    configuration.addProperty(name, value: value)
  }

  /// As `forceFullPageScreenshot` of the configuration.
  public var forceFullPageScreenshot: Bool {
    get { configuration.forceFullPageScreenshot }
    set { configuration.forceFullPageScreenshot = newValue }
  }
}
