#if TESTABLE
  /// A wait that has not been met in time.
  public struct TimeOut: Error, CustomStringConvertible {
    private let message: String

    public init() { self.init("What the test waits for did not happen in time.") }

    init(_ message: String) { self.message = message }

    /// What was waited for, and what there was instead.
    public var description: String { message }
  }
#endif
