import CoreGraphics

/// Numbers as short, stable text: no trailing zeros, never "-0", at most three decimals unless more
/// are wanted.
package enum NumberText {
  package static func text(_ value: CGFloat) -> String { text(value, decimals: 3) }

  package static func text(_ value: CGFloat, decimals: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let factor = (0..<decimals).reduce(CGFloat(1)) { factor, _ in factor * 10 }
    let rounded = (value * factor).rounded() / factor
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
