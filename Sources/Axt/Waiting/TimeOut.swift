#if TESTABLE
  /// A wait that has not been met in time.
  public struct TimeOut: Error, CustomStringConvertible {
    private let message: String

    /// An error with a message that names no wait, for waits of one's own.
    public init() { self.init("What the test waits for did not happen in time.") }

    init(_ message: String) { self.message = message }

    /// What was waited for, and what there was instead.
    public var description: String { message }
  }
#endif
