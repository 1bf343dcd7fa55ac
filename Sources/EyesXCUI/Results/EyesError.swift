import Foundation

/// Why a test of pictures has failed.
public enum EyesError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// Something differs from the baseline.
  case diffsFound(TestResults, message: String)
  /// There is no baseline, and none is to be made.
  case newTest(TestResults, message: String)
  /// No test is open.
  case notOpen
  /// A baseline can't be read or written.
  case store(String)

  public var description: String {
    switch self {
    case .diffsFound(_, let message), .newTest(_, let message), .store(let message): message
    case .notOpen:
      "No test of pictures is open. Call open(withApplicationName:testName:) before the checkpoints."
    }
  }

  public var errorDescription: String? { description }
}
