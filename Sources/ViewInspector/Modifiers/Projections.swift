import SwiftUI

extension InspectableView {
  /// A turn of a view in space.
  public struct Rotation3D {
    /// How far the view is turned.
    public let angle: Angle
    /// Around which line, as a direction without a unit.
    public let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    /// The point that stays, in parts of the view.
    public let anchor: UnitPoint
    /// In points, towards the viewer.
    public let anchorZ: CGFloat
    /// How much smaller is what lies farther back; 1 is the usual one, 0 none.
    public let perspective: CGFloat
  }

  /// What the modifier `rotation3DEffect` was given.
  public func rotation3D() throws -> Rotation3D {
    let rotation = try node.projection("rotation3DEffect") {
      if case .rotation(let rotation) = $0 { rotation } else { nil }
    }
    return Rotation3D(
      angle: rotation.angle, axis: rotation.axis, anchor: rotation.anchor,
      anchorZ: rotation.anchorZ, perspective: rotation.perspective)
  }

  /// What the modifier `projectionTransform` was given.
  public func projectionTransform() throws -> ProjectionTransform {
    try node.projection("projectionTransform") {
      if case .projection(let transform) = $0 { transform } else { nil }
    }
  }

  /// What the modifier `transformEffect` was given.
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
