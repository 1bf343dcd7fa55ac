import Foundation

/// The speed of a finger, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  public var rawValue: CGFloat

  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  public static let `default` = Self(1000)
  public static let slow = Self(500)
  public static let fast = Self(2000)

  /// A usable speed: that of `default` for numbers that are none.
  var pointsPerSecond: CGFloat {
    rawValue.isFinite && rawValue > 0 ? rawValue : Self.default.rawValue
  }
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    self.init(CGFloat(value))
  }

  public init(integerLiteral value: Int) {
    self.init(CGFloat(value))
  }
}
