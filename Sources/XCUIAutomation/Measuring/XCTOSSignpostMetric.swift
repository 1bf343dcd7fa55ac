import Device
import Foundation

/// Time that something takes which an app marks in its log; here, that of the measured block.
///
/// Differs from Apple's: the app's marks are not read, the whole block is measured.
public final class XCTOSSignpostMetric: NSObject, XCTMetric, ReadableMetric {
  public class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric("AppLaunch") }
  public class var navigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric("NavigationTransition")
  }
  public class var customNavigationTransitionMetric: any XCTMetric {
    XCTOSSignpostMetric("CustomNavigationTransition")
  }
  public class var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric("ScrollDragging") }
  public class var scrollDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric("ScrollDeceleration")
  }
  public class var scrollingAndDecelerationMetric: any XCTMetric {
    XCTOSSignpostMetric("ScrollingAndDeceleration")
  }

  let name: String
  var unit: String { "s" }
  private let start = RealTime.nanoseconds()

  private init(_ name: String) { self.name = "Duration (\(name))" }

  func reading() -> Double { RealTime.seconds(since: start) }
}
