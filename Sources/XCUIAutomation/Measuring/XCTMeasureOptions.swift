import Foundation

/// How often a block is measured.
public final class XCTMeasureOptions: NSObject {
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// How many measurements count; one more is made before them, which does not.
  public var iterationCount = 5
}
