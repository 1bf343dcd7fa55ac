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

  public var batch: BatchInfo? {
    get { configuration.batch }
    set { configuration.batch = newValue }
  }

  public var matchLevel: MatchLevel {
    get { configuration.matchLevel }
    set { configuration.matchLevel = newValue }
  }

  public var matchTimeout: UInt {
    get { UInt(clamping: configuration.matchTimeout) }
    set { configuration.matchTimeout = Int(clamping: newValue) }
  }

  public var branchName: String? {
    get { configuration.branchName }
    set { configuration.branchName = newValue }
  }

  public var parentBranchName: String? {
    get { configuration.parentBranchName }
    set { configuration.parentBranchName = newValue }
  }

  public var baselineBranchName: String? {
    get { configuration.baselineBranchName }
    set { configuration.baselineBranchName = newValue }
  }

  public var baselineEnvName: String? {
    get { configuration.baselineEnvName }
    set { configuration.baselineEnvName = newValue }
  }

  public var hostApp: String? {
    get { configuration.hostApp }
    set { configuration.hostApp = newValue }
  }

  public var hostOS: String? {
    get { configuration.hostOS }
    set { configuration.hostOS = newValue }
  }

  public var saveNewTests: Bool {
    get { configuration.saveNewTests }
    set { configuration.saveNewTests = newValue }
  }

  public var saveDiffs: Bool {
    get { configuration.saveDiffs }
    set { configuration.saveDiffs = newValue }
  }

  public var ignoreDisplacements: Bool {
    get { configuration.ignoreDisplacements }
    set { configuration.ignoreDisplacements = newValue }
  }

  public var ignoreCaret: Bool {
    get { configuration.ignoreCaret }
    set { configuration.ignoreCaret = newValue }
  }

  public var enablePatterns: Bool {
    get { configuration.enablePatterns }
    set { configuration.enablePatterns = newValue }
  }

  public var accessibilityValidation: AccessibilitySettings? {
    get { configuration.accessibilityValidation }
    set { configuration.accessibilityValidation = newValue }
  }

  /// Adds something that a review says of the test.
  public func addProperty(_ name: String, value: String) {
    configuration.addProperty(name, value: value)
  }

  public var forceFullPageScreenshot: Bool {
    get { configuration.forceFullPageScreenshot }
    set { configuration.forceFullPageScreenshot = newValue }
  }
}
