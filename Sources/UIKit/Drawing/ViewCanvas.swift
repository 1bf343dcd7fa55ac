import CoreGraphics
import DisplayList
import Foundation

/// Where a view puts its display items, with what it needs to resolve colours and lengths.
package struct ViewCanvas {
  package var list = DisplayList()
  package let traits: UITraitCollection

  package init(traits: UITraitCollection) {
    self.traits = traits
  }

  /// Pixels per point.
  package var scale: CGFloat { max(traits.displayScale, 1) }
  /// One pixel in points.
  package var pixel: CGFloat { 1 / scale }

  package mutating func append(_ item: DisplayItem) {
    list.append(item)
  }

  // MARK: Short forms

  @MainActor package func paint(_ color: UIColor) -> Paint {
    .color(color.paintColor(in: traits))
  }

  @MainActor package mutating func fill(
    _ rect: CGRect, cornerRadius: CGFloat = 0, _ color: UIColor
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let paint = paint(color)
    append(
      cornerRadius > 0
        ? .fill(rect, cornerRadius: cornerRadius, paint) : .fill(rect, paint))
  }

  @MainActor package mutating func fillEllipse(in rect: CGRect, _ color: UIColor) {
    append(.fill(ellipseIn: rect, paint(color)))
  }

  /// Strokes inside the rectangle's edge.
  @MainActor package mutating func strokeInside(
    _ rect: CGRect, cornerRadius: CGFloat = 0, width: CGFloat, _ color: UIColor
  ) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    let radius = max(min(cornerRadius - width / 2, inner.width / 2, inner.height / 2), 0)
    let path = CGPath(
      roundedRect: inner, cornerWidth: radius, cornerHeight: radius, transform: nil)
    append(.stroke(path, paint(color), width: width))
  }

  @MainActor package mutating func symbol(
    _ name: String, in rect: CGRect, pointSize: CGFloat, weight: Int = 400, _ color: UIColor
  ) {
    append(
      .symbol(
        SymbolContent(name, pointSize: pointSize, weight: weight, paints: [paint(color)]), in: rect)
    )
  }
}
