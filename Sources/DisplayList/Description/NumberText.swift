import CoreGraphics

/// Numbers as short, stable text: at most three decimals, no trailing zeros, never "-0".
package enum NumberText {
  package static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  package static func text(_ point: CGPoint) -> String {
    "\(text(point.x)) \(text(point.y))"
  }

  package static func text(_ size: CGSize) -> String {
    "\(text(size.width)) \(text(size.height))"
  }

  package static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(text(rect.size))"
  }
}
