import DisplayList
import Foundation

/// Where nodes draw: collects display items in the space of the hosting view, in points.
package struct DisplayCanvas {
  package private(set) var items: [DisplayItem] = []
  /// The origin of the node that draws now, in the hosting view's space.
  package private(set) var origin: CGPoint
  package let scale: CGFloat

  package init(origin: CGPoint = .zero, scale: CGFloat = 3) {
    self.origin = origin
    self.scale = scale
  }

  /// Runs `body` with the origin moved by `offset`.
  package mutating func translated(by offset: CGPoint, _ body: (inout DisplayCanvas) -> Void) {
    let outer = origin
    origin = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
    body(&self)
    origin = outer
  }

  package mutating func append(_ item: DisplayItem) { items.append(item) }

  package mutating func append(contentsOf list: DisplayList) { items += list.items }

  /// The rectangle of the given size at the origin, with its edges on whole pixels.
  package func pixelRect(_ size: CGSize) -> CGRect {
    pixelRect(CGRect(origin: .zero, size: size))
  }

  /// A rectangle of the drawing node's space, moved to the origin, with its edges on whole pixels.
  package func pixelRect(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let minX = round(origin.x + rect.minX)
    let minY = round(origin.y + rect.minY)
    let maxX = round(origin.x + rect.maxX)
    let maxY = round(origin.y + rect.maxY)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The outline of a shape for a rectangle of the hosting view's space.
  ///
  /// Shapes are asked in a space whose origin is the rectangle's corner, so that one that ignores the
  /// rectangle's origin, as a `Path` does, stands in the right place.
  package func outline(in rect: CGRect, _ path: (CGRect) -> CGPath) -> CGPath {
    var offset = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let path = path(CGRect(origin: .zero, size: rect.size))
    return path.copy(using: &offset) ?? path
  }

  /// Draws `body` as one group with common attributes; an empty group is left out.
  package mutating func group(
    _ attributes: GroupAttributes, _ body: (inout DisplayCanvas) -> Void
  ) {
    let outer = items
    items = []
    body(&self)
    let inner = items
    items = outer
    if !inner.isEmpty { items.append(.group(attributes, inner)) }
  }
}
