import SwiftUI

extension InspectableView {
  /// A turn of a view in space.
  public struct Rotation3D {
    public let angle: Angle
    public let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public let anchor: UnitPoint
    /// In points, towards the viewer.
    public let anchorZ: CGFloat
    public let perspective: CGFloat
  }

  public func rotation3D() throws -> Rotation3D {
    let rotation = try node.projection("rotation3DEffect") {
      if case .rotation(let rotation) = $0 { rotation } else { nil }
    }
    return Rotation3D(
      angle: rotation.angle, axis: rotation.axis, anchor: rotation.anchor,
      anchorZ: rotation.anchorZ, perspective: rotation.perspective)
  }

  public func projectionTransform() throws -> ProjectionTransform {
    try node.projection("projectionTransform") {
      if case .projection(let transform) = $0 { transform } else { nil }
    }
  }

  public func transformEffect() throws -> CGAffineTransform {
    try node.projection("transformEffect") {
      if case .affine(let transform) = $0 { transform } else { nil }
    }
  }
}

extension InspectedNode {
  /// What the innermost fitting modifier says.
  fileprivate func projection<Value>(
    _ name: String, _ read: (_ProjectionModifier.Kind) -> Value?
  ) throws -> Value {
    var found: Value?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? _ProjectionModifier else { return }
      found = read(modifier.kind)
    }
    if let found { return found }
    throw missingModifier(name)
  }
}
