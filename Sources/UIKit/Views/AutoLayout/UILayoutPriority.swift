import Foundation

/// How much a constraint matters: 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) {
    self.init(rawValue: value)
  }

  public init(integerLiteral value: Int) {
    self.init(rawValue: Float(value))
  }
}

public func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: left.rawValue + right)
}

public func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: left.rawValue - right)
}
