import SwiftUI

extension ViewType {
  public struct Shape: BaseViewType {
    public static let typePrefix = "Shape"
  }
}

extension InspectableView where View: SingleViewContent {
  public func shape() throws -> InspectableView<ViewType.Shape> {
    try child(ViewType.Shape.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> {
    try child(ViewType.Shape.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Shape {
  public func path(in rect: CGRect) throws -> Path {
    try node.innermostShape().path(in: rect)
  }

  public func strokeStyle() throws -> StrokeStyle {
    for layer in try node.shapeLayers() {
      if let stroked = layer as? any StrokedShapeValue { return stroked.style }
    }
    throw InspectionError.attributeNotFound(label: "style", type: node.typeName)
  }

  /// The style that the shape is painted with.
  public func fillShapeStyle<S: ShapeStyle>(_ style: S.Type) throws -> S {
    guard let painted = node.view as? any ShapeViewValue else {
      throw InspectionError.attributeNotFound(label: "style", type: node.typeName)
    }
    return try painted.anyStyle.cast(to: S.self)
  }

  public func fillStyle() throws -> FillStyle {
    guard let painted = node.view as? any ShapeViewValue else {
      throw InspectionError.attributeNotFound(label: "fillStyle", type: node.typeName)
    }
    return painted.fillStyle
  }
}

extension InspectedNode {
  /// The shape and the shapes it is made from, the outermost one first.
  fileprivate func shapeLayers() throws -> [any Shape] {
    var layers: [any Shape] = []
    if let painted = view as? any ShapeViewValue {
      layers.append(painted.anyShape)
    } else {
      layers.append(try value(as: (any Shape).self))
    }
    while let stroked = layers.last as? any StrokedShapeValue { layers.append(stroked.anyShape) }
    return layers
  }

  fileprivate func innermostShape() throws -> any Shape {
    let layers = try shapeLayers()
    guard let shape = layers.last else {
      throw InspectionError.attributeNotFound(label: "shape", type: typeName)
    }
    return shape
  }
}

/// What can be read of a painted shape whatever its types are.
private protocol ShapeViewValue {
  var anyShape: any Shape { get }
  var anyStyle: any ShapeStyle { get }
  var fillStyle: FillStyle { get }
}

extension _ShapeView: ShapeViewValue {
  fileprivate var anyShape: any Shape { shape }
  fileprivate var anyStyle: any ShapeStyle { style }
}

/// What can be read of a stroked shape whatever its type is.
private protocol StrokedShapeValue {
  var anyShape: any Shape { get }
  var style: StrokeStyle { get }
}

extension _StrokedShape: StrokedShapeValue {
  fileprivate var anyShape: any Shape { shape }
}
