import CoreGraphics
import DisplayList
import Foundation

/// A two-dimensional outline that can be filled and stroked; as a view, filled with the foreground.
public nonisolated protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is used as.
///
/// Differs from Apple's: makes no difference to how shapes are drawn.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// A shape that can be made smaller from its edge inwards.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    _ShapeView<Self, ForegroundStyle>._makeNode(view.body, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    _ShapeView<Self, ForegroundStyle>._updateNode(node, to: view.body)
  }

  public var _structure: _ViewStructure { .view("Shape") }

  // MARK: Painting

  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the outline with a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline with a style, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  /// Differs from Apple's: edges are smooth in any case.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn along an outline; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  package var attributes: StrokeAttributes {
    StrokeAttributes(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}

/// A shape painted with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  var painted: PaintedShape {
    var painted = plainlyPainted
    let drawn = (shape as? any StrokedOutline)?.base ?? shape
    painted.relative = drawn as? any ContainerFollowingShape
    painted.source = self
    return painted
  }

  private var plainlyPainted: PaintedShape {
    let shape = shape
    if let stroked = shape as? any StrokedOutline {
      return PaintedShape(
        style: AnyShapeStyle(style), path: { stroked.outline(in: $0) },
        stroke: stroked.attributes, size: { shape.sizeThatFits($0) })
    }
    return PaintedShape(
      style: AnyShapeStyle(style), path: { shape.path(in: $0).cgPath },
      isEvenOdd: fillStyle.isEOFilled, size: { shape.sizeThatFits($0) })
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ShapeNode {
    ShapeNode(painted, String(describing: Content.self), context)
  }

  @MainActor
  package func updateNode(_ node: ShapeNode) {
    node.update(painted)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Shape") }
}

/// An outline that is drawn as a line.
protocol StrokedOutline: Sendable {
  func outline(in rect: CGRect) -> CGPath
  /// The shape of which it is the outline.
  var base: any Shape { get }
  var attributes: StrokeAttributes { get }
}

/// The line along a shape's outline.
public nonisolated struct _StrokedShape<S: Shape>: Shape, StrokedOutline {
  public var shape: S
  public var style: StrokeStyle

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  public static var role: ShapeRole { .stroke }

  func outline(in rect: CGRect) -> CGPath { shape.path(in: rect).cgPath }
  var base: any Shape { shape }
  var attributes: StrokeAttributes { style.attributes }
}
