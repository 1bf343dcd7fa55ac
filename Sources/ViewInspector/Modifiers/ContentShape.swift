import SwiftUI

/// The part of a view that touches meet.
public struct ContentShape<S: Shape> {
  /// The shape that was given.
  public let shape: S
  /// Whether overlapping parts of it count as outside.
  public let eoFill: Bool
}

/// Shapes are the same if their outlines are.
extension ContentShape: Equatable {
  public static func == (lhs: ContentShape, rhs: ContentShape) -> Bool {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    return lhs.eoFill == rhs.eoFill && lhs.shape.path(in: rect) == rhs.shape.path(in: rect)
  }
}

extension InspectableView {
  /// - Throws: `typeMismatch` if the shape is of another type.
  public func contentShape<S: Shape>(_ shape: S.Type) throws -> ContentShape<S> {
    let modifier = try node.modifier(as: (any ContentShapeValue).self, named: "contentShape")
    guard let value = modifier.anyShape as? S else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(type(of: modifier.anyShape)), expected: TypeName.full(shape))
    }
    return ContentShape(shape: value, eoFill: modifier.eoFill)
  }
}

/// What can be read of a content shape whatever its type is.
private protocol ContentShapeValue {
  var anyShape: any Shape { get }
  var eoFill: Bool { get }
}

extension ContentShapeModifier: ContentShapeValue {
  fileprivate var anyShape: any Shape { shape }
}
