import SwiftUI

extension ViewType {
  /// Stands for `Shape`.
  public struct Shape: BaseViewType {
    public static let typePrefix = "Shape"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Shape`.
  public func shape() throws -> InspectableView<ViewType.Shape> {
    try child(ViewType.Shape.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Shape`.
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> {
    try child(ViewType.Shape.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Shape {
  /// The outline in a rectangle, without what strokes and trims make of it.
  public func path(in rect: CGRect) throws -> Path {
    var shape: any Shape = try node.shape()
    while let drawn = shape as? any DrawnShape { shape = drawn.anyShape }
    return shape.path(in: rect)
  }

  /// By how much the shape is smaller than its rectangle on each side, in points.
  public func inset() throws -> CGFloat {
    for layer in try node.shapeLayers() {
      if let inset = layer as? any InsetValue, inset.amount != 0 { return inset.amount }
    }
    throw try node.missing("inset")
  }

  /// How far `offset` moves the shape, in points.
  public func offset() throws -> CGSize {
    try node.layer((any OffsetValue).self, "offset").offset
  }

  /// By how much `scale` makes the shape larger, and around which point.
  public func scale() throws -> (x: CGFloat, y: CGFloat, anchor: UnitPoint) {
    let layer = try node.layer((any ScaleValue).self, "scale")
    return (layer.scale.width, layer.scale.height, layer.anchor)
  }

  /// By how much `rotation` turns the shape, and around which point.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    let layer = try node.layer((any RotationValue).self, "angle")
    return (layer.angle, layer.anchor)
  }

  /// What `transform` does with the shape.
  public func transform() throws -> CGAffineTransform {
    try node.layer((any TransformValue).self, "transform").transform
  }

  /// In points.
  public func size() throws -> CGSize {
    try node.layer((any SizeValue).self, "size").size
  }

  /// How the line is drawn of a shape that is stroked.
  public func strokeStyle() throws -> StrokeStyle {
    try node.layer((any StrokeValue).self, "style").style
  }

  /// The part of the outline that shows, in 0...1 of its length.
  public func trim() throws -> (from: CGFloat, to: CGFloat) {
    let layer = try node.layer((any TrimValue).self, "startFraction")
    return (layer.startFraction, layer.endFraction)
  }

  /// The style that the shape is painted with.
  public func fillShapeStyle<S: ShapeStyle>(_ style: S.Type) throws -> S {
    guard let painted = node.view as? any ShapeViewValue else { throw try node.missing("style") }
    return try painted.anyStyle.cast(to: S.self)
  }

  /// How the inside is filled.
  public func fillStyle() throws -> FillStyle {
    guard let painted = node.view as? any ShapeViewValue else {
      throw try node.missing("fillStyle")
    }
    return painted.fillStyle
  }
}

extension InspectedNode {
  /// The shape as the app made it, without its paint.
  fileprivate func shape() throws -> any Shape {
    if let painted = view as? any ShapeViewValue { return painted.anyShape }
    return try value(as: (any Shape).self)
  }

  /// The shape and the shapes it is made from, the outermost one first.
  fileprivate func shapeLayers() throws -> [any Shape] {
    var layers: [any Shape] = [try shape()]
    while let wrapper = layers.last as? any ShapeWrapper { layers.append(wrapper.anyShape) }
    return layers
  }

  fileprivate func layer<Value>(_ type: Value.Type, _ label: String) throws -> Value {
    for layer in try shapeLayers() { if let value = layer as? Value { return value } }
    throw try missing(label)
  }

  fileprivate func missing(_ label: String) throws -> InspectionError {
    let innermost = try shapeLayers().last.map { TypeName.short(Swift.type(of: $0)) }
    return .attributeNotFound(label: label, type: innermost ?? typeName)
  }
}

// MARK: What can be read of shapes whatever their types are

/// A painted shape.
private protocol ShapeViewValue {
  var anyShape: any Shape { get }
  var anyStyle: any ShapeStyle { get }
  var fillStyle: FillStyle { get }
}

extension _ShapeView: ShapeViewValue {
  fileprivate var anyShape: any Shape { shape }
  fileprivate var anyStyle: any ShapeStyle { style }
}

/// A shape made from another one.
private protocol ShapeWrapper {
  var anyShape: any Shape { get }
}

/// A shape that is another one's outline, or a part of it.
private protocol DrawnShape: ShapeWrapper {}

private protocol StrokeValue: DrawnShape { var style: StrokeStyle { get } }
private protocol TrimValue: DrawnShape {
  var startFraction: CGFloat { get }
  var endFraction: CGFloat { get }
}
private protocol OffsetValue: ShapeWrapper { var offset: CGSize { get } }
private protocol ScaleValue: ShapeWrapper {
  var scale: CGSize { get }
  var anchor: UnitPoint { get }
}
private protocol RotationValue: ShapeWrapper {
  var angle: Angle { get }
  var anchor: UnitPoint { get }
}
private protocol TransformValue: ShapeWrapper { var transform: CGAffineTransform { get } }
private protocol SizeValue: ShapeWrapper { var size: CGSize { get } }
private protocol InsetValue { var amount: CGFloat { get } }

extension _StrokedShape: StrokeValue { fileprivate var anyShape: any Shape { shape } }
extension _TrimmedShape: TrimValue { fileprivate var anyShape: any Shape { shape } }
extension OffsetShape: OffsetValue { fileprivate var anyShape: any Shape { shape } }
extension ScaledShape: ScaleValue { fileprivate var anyShape: any Shape { shape } }
extension RotatedShape: RotationValue { fileprivate var anyShape: any Shape { shape } }
extension TransformedShape: TransformValue { fileprivate var anyShape: any Shape { shape } }
extension _SizedShape: SizeValue { fileprivate var anyShape: any Shape { shape } }
extension Rectangle: InsetValue {}
extension RoundedRectangle: InsetValue {}
extension UnevenRoundedRectangle: InsetValue {}
extension Circle: InsetValue {}
extension Ellipse: InsetValue {}
extension Capsule: InsetValue {}
