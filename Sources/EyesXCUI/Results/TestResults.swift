import CoreGraphics

/// What came of a session.
public enum TestResultStatus: UInt, Sendable {
  case passed = 0
  /// Something differs, and nobody has decided about it.
  case unresolved = 1
  /// Something differs that was rejected.
  case failed = 2
}

/// What a test has come to.
public struct TestResults: Sendable {
  /// Checkpoints.
  public var steps: Int { stepsInfo.count }
  /// Those that match their baseline.
  public var matches: Int { stepsInfo.count { $0.isMatch } }
  /// Those that don't, and those of a known test that are new.
  public var mismatches: Int { stepsInfo.count { !$0.isMatch } }
  /// Checkpoints of the baseline that the test did not come to.
  public internal(set) var missing = 0

  /// How many checkpoints matched by the level `exact`.
  public var exactMatches: Int { matches(.exact) }
  /// How many checkpoints matched by the level `strict`.
  public var strictMatches: Int { matches(.strict) }
  /// How many checkpoints matched by the level `content`.
  public var contentMatches: Int { matches(.content) }
  /// How many checkpoints matched by the level `layout`.
  public var layoutMatches: Int { matches(.layout) }
  /// How many checkpoints matched by the level `none`.
  public var noneMatches: Int { matches(.none) }

  /// Whether there was no baseline.
  public internal(set) var isNew = false
  /// Whether something differs from the baseline.
  public var isDifferent: Bool { !isNew && (mismatches > 0 || missing > 0) }
  /// Whether nothing differs from the baseline.
  public var isPassed: Bool { status == .passed }
  public internal(set) var isAborted = false
  public internal(set) var status = TestResultStatus.passed

  /// The test's name.
  public internal(set) var name = ""
  public internal(set) var appName = ""
  public internal(set) var batchName: String?
  public internal(set) var batchId: String?
  public internal(set) var branchName = ""
  public internal(set) var hostOS = ""
  public internal(set) var hostApp = ""
  /// In points; zero for a test without checkpoints.
  public internal(set) var hostDisplaySize = CGSize.zero
  /// The folder of the test's baselines.
  ///
  /// Differs from Apple's: the address of a folder, since no server shows the results; `vitrine review` does.
  public internal(set) var url = ""
  public internal(set) var stepsInfo: [StepInfo] = []
  /// When the test was opened, on the device's clock, in ISO 8601.
  public internal(set) var startedAt = ""
  /// How long it was open, in seconds on the device's clock.
  public internal(set) var duration = 0
  /// Whether all contrasts were as `Configuration.accessibilityValidation` asks for; nil where it asks for none.
  public internal(set) var accessibilityStatus: SessionAccessibilityStatus?

  private func matches(_ level: MatchLevel) -> Int {
    stepsInfo.count { $0.isMatch && $0.level == level }
  }
}

/// What a checkpoint has come to.
public struct StepInfo: Sendable {
  /// The checkpoint's tag.
  public let name: String
  /// Whether it is as its baseline, or new in a new test.
  public internal(set) var isMatch: Bool
  /// Whether there was no baseline.
  public let isNew: Bool
  /// By which it was compared.
  public let level: MatchLevel
  /// What differs, in words; empty if nothing does.
  public let message: String
  /// What can hardly be told from its background, a sentence each.
  ///
  /// Ours: the vendor's pages alone say it.
  public internal(set) var accessibilityFindings: [String] = []
}
