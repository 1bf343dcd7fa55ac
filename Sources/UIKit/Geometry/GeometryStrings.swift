import CoreGraphics
import Foundation

// The texts of geometric values: "{{0, 0}, {320, 44}}".

public func NSStringFromCGPoint(_ point: CGPoint) -> String {
  GeometryText.braces(point.x, point.y)
}
public func NSStringFromCGSize(_ size: CGSize) -> String {
  GeometryText.braces(size.width, size.height)
}
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
public func NSStringFromCGVector(_ vector: CGVector) -> String {
  GeometryText.braces(vector.dx, vector.dy)
}

enum GeometryText {
  static func braces(_ first: CGFloat, _ second: CGFloat) -> String {
    "{\(number(first)), \(number(second))}"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? Int(exactly: value).map { "\($0)" } ?? "\(value)" : "\(value)"
  }
}
