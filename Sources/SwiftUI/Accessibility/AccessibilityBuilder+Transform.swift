import Accessibility
import CoreGraphics

extension AccessibilityBuilder {
  /// Runs `body`, and moves the elements that it adds to where they are seen.
  ///
  /// `transform`: In the space of the node that is described now.
  package mutating func transformed(
    by transform: ProjectionTransform, _ body: (inout AccessibilityBuilder) -> Void
  ) {
    guard !transform.isIdentity else { return body(&self) }
    let inner = collect(body)
    for element in inner { move(element, by: transform) }
    elements += inner
  }

  private func move(_ element: AccessibilityElement, by transform: ProjectionTransform) {
    element.frame = seen(element.frame, transform)
    if element.visibleFrame != .zero {
      element.visibleFrame = element.frame.commonPart(with: visibleRect)
    }
    for child in element.children { move(child, by: transform) }
  }

  /// The box around a frame's corners where they are seen, in screen points.
  private func seen(_ frame: CGRect, _ transform: ProjectionTransform) -> CGRect {
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    let moved = corners.compactMap {
      transform.apply(to: CGPoint(x: $0.x - origin.x, y: $0.y - origin.y))
    }
    guard let first = moved.first else { return .null }
    let box = moved.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    return box.offsetBy(dx: origin.x, dy: origin.y)
  }
}
