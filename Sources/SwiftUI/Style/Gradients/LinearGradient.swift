import DisplayList
import Foundation

/// Colours along a line.
@frozen
public struct LinearGradient: ShapeStyle, Equatable, Sendable {
  package var gradient: Gradient
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let geometry = PaintGradient.Geometry.linear(
      start: startPoint.point(in: bounds), end: endPoint.point(in: bounds))
    return gradient.paint(geometry, context, level: level)
  }
}

extension LinearGradient: PrimitiveView {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyleFillNode {
    StyleFillNode(self, label: "LinearGradient", context)
  }

  @MainActor
  package func updateNode(_ node: StyleFillNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("LinearGradient") }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
