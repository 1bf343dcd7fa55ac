import Foundation

/// A view that paints a shape, and that can be painted once more.
///
/// `Circle().fill(.red).stroke(.blue)` strokes the circle that was filled.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

extension ShapeView {
  /// Fills the shape in front of this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape's outline in front of this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the shape's outline in front of this view, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the shape's outline in front of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the inside of the shape's outline in front of this view, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A painted shape in front of a view that was painted before.
package protocol LayeredShapeView: ShapeView {
  associatedtype Front: View
  associatedtype Background: View
  var front: Front { get }
  var background: Background { get }
}

extension LayeredShapeView {
  private typealias Layered = ModifiedContent<Front, _SecondaryLayerModifier<Background>>

  private var layered: Layered {
    Layered(
      content: front,
      modifier: _SecondaryLayerModifier(
        secondary: background, alignment: .center, isBehind: true))
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    Background.self == EmptyView.self
      ? Front._makeNode(view.front, context) : Layered._makeNode(view.layered, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    if Background.self == EmptyView.self {
      Front._updateNode(node, to: view.front)
    } else {
      Layered._updateNode(node, to: view.layered)
    }
  }

  @MainActor
  public var _structure: _ViewStructure { _ViewStructure(.wrapper(front)) }
}
