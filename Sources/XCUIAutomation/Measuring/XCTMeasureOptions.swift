import Foundation

/// How often a block is measured.
///
/// Differs from Apple's: there are no `invocationOptions`; a block is measured from its beginning to its end, since XCTest
/// for Linux does not tell when `startMeasuring()` is called.
public final class XCTMeasureOptions: NSObject {
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// How many measurements count; one more is made before them, which does not.
  public var iterationCount = 5
}
