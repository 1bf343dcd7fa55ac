import CoreGraphics
import Metrics

extension UIScrollView {
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: ScrollPhysics.normalRate)
    public static let fast = DecelerationRate(rawValue: ScrollPhysics.fastRate)
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    /// Differs from Apple's: the same as `onDrag`; the keyboard does not follow the finger.
    case interactive = 2
    /// Differs from Apple's: the same as `onDrag`.
    case onDragWithAccessory = 3
    /// Differs from Apple's: the same as `onDrag`; the keyboard does not follow the finger.
    case interactiveWithAccessory = 4
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
}
