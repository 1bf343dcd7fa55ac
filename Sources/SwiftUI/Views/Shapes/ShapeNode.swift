import CoreGraphics
import DisplayList
import Foundation

/// A shape with what it is painted with.
package struct PaintedShape {
  package var style: AnyShapeStyle
  /// The outline within a rectangle; nil for the rectangle itself.
  package var path: (@Sendable (CGRect) -> CGPath)?
  /// Nil for a filled shape.
  package var stroke: StrokeAttributes?
  package var isEvenOdd = false
  /// The size for an offer; nil to take what is offered.
  package var size: (@Sendable (ProposedViewSize) -> CGSize)?
  /// Set where the path depends on the shape of a container.
  package var relative: (any ContainerFollowingShape)?
  /// Where the shape comes from, which can be animated.
  var source: (any PaintedShapeSource)?

  package init(
    style: AnyShapeStyle, path: (@Sendable (CGRect) -> CGPath)? = nil,
    stroke: StrokeAttributes? = nil, isEvenOdd: Bool = false,
    size: (@Sendable (ProposedViewSize) -> CGSize)? = nil
  ) {
    self.style = style
    self.path = path
    self.stroke = stroke
    self.isEvenOdd = isEvenOdd
    self.size = size
  }
}

/// The node of colours, gradients and shapes: takes what it is offered.
@MainActor
package final class ShapeNode: LayoutNode {
  private var shape: PaintedShape
  private let name: String

  package init(_ shape: PaintedShape, _ name: String, _ context: _NodeContext) {
    self.shape = shape
    self.name = name
    super.init(context)
  }

  package func update(_ new: PaintedShape) {
    shape = graph.valueAnimations.value(
      from: shape, to: new, mixedBy: PaintedShape.mixer, for: self
    ) { [weak self] in
      self?.shape = $0
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    if let size = shape.size { return size(proposal.size) }
    return proposal.replacing(unspecified: CGSize(width: 10, height: 10))
  }

  private var outline: ((CGRect) -> CGPath)? {
    guard let relative = shape.relative else { return shape.path }
    let resolved = resolved(relative)
    return { resolved.path(in: $0).cgPath }
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(size)
    guard rect.width > 0, rect.height > 0 else { return }
    let style = environment.stylePaint(shape.style, bounds: rect)
    let paint = style.paint
    if paint.solidColor?.alpha == 0 { return }
    let path = outline.map { canvas.outline(in: rect, $0) } ?? CGPath(rect: rect, transform: nil)
    let (stroke, isEvenOdd) = (shape.stroke, shape.isEvenOdd)
    canvas.blended(style.blendMode) { canvas in
      canvas.shadowed(style.shadows, in: rect) { canvas in
        if let stroke {
          canvas.append(.stroke(path, paint, stroke))
        } else {
          canvas.append(.fill(path, paint, rule: isEvenOdd ? .evenOdd : .winding))
        }
      }
    }
  }

  /// Whether nothing can be seen of the shape: touches go through a clear one.
  private var isClear: Bool {
    let bounds = CGRect(origin: .zero, size: size)
    return environment.stylePaint(shape.style, bounds: bounds).paint.solidColor?.alpha == 0
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard isPainted(point), !isClear else { return false }
    path.append(self, at: point)
    return true
  }

  /// Whether the paint covers a point: of a stroked shape only the line, so that touches go
  /// through the inside of a border.
  private func isPainted(_ point: CGPoint) -> Bool {
    let rect = CGRect(origin: .zero, size: size)
    let path = outline?(rect)
    guard let stroke = shape.stroke else {
      return path?.contains(point, using: shape.isEvenOdd ? .evenOdd : .winding)
        ?? rect.contains(point)
    }
    return (path ?? CGPath(rect: rect, transform: nil)).area(of: stroke).contains(point)
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    graph.contentDidChange()
  }

  package override var dumpLabel: String? { name }
}
