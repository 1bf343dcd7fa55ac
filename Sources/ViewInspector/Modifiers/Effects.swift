import SwiftUI

extension InspectableView {
  // MARK: Pictures

  /// What the modifier `opacity` was given: 0 is clear, 1 opaque.
  public func opacity() throws -> Double {
    try node.effect("opacity") { if case .opacity(let opacity) = $0 { opacity } else { nil } }
  }

  /// What the modifier `blur` was given; the radius in points.
  public func blur() throws -> (radius: CGFloat, isOpaque: Bool) {
    try node.effect("blur") {
      if case .blur(let radius, let isOpaque) = $0 { (radius, isOpaque) } else { nil }
    }
  }

  /// What the modifier `colorMultiply` was given.
  public func colorMultiply() throws -> Color {
    try node.effect("colorMultiply") {
      if case .colorMultiply(let color) = $0 { color } else { nil }
    }
  }

  /// What the modifier `blendMode` was given.
  public func blendMode() throws -> BlendMode {
    try node.effect("blendMode") { if case .blend(let mode) = $0 { mode } else { nil } }
  }

  /// What the modifier `shadow` was given; radius and offset in points.
  public func shadow() throws -> (color: Color, radius: CGFloat, offset: CGSize) {
    try node.effect("shadow") {
      if case .shadow(let color, let radius, let offset) = $0 {
        (color, radius, offset)
      } else {
        nil
      }
    }
  }

  /// What the modifier `border` was given; the width in points.
  ///
  /// - Throws: `typeMismatch` for a style of another type.
  public func border<S: ShapeStyle>(
    _ style: S.Type
  ) throws -> (shapeStyle: S, width: CGFloat) {
    let (painted, width) = try node.effect("border") {
      if case .border(let style, let width) = $0 { (style.style, width) } else { nil }
    }
    return (try painted.cast(to: S.self), width)
  }

  // MARK: Geometry

  /// What the modifier `scaleEffect` was given: 1 leaves a side as it is.
  public func scaleEffect() throws -> CGSize {
    try node.effect("scaleEffect") { if case .scale(let scale, _) = $0 { scale } else { nil } }
  }

  /// The point around which the modifier `scaleEffect` makes the view larger.
  public func scaleEffectAnchor() throws -> UnitPoint {
    try node.effect("scaleEffect") { if case .scale(_, let anchor) = $0 { anchor } else { nil } }
  }

  /// What the modifier `rotationEffect` was given.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    try node.effect("rotationEffect") {
      if case .rotation(let radians, let anchor) = $0 {
        (Angle(radians: radians), anchor)
      } else {
        nil
      }
    }
  }

  // MARK: Clips

  /// The shape that `clipShape`, `clipped` or `cornerRadius` cuts the view with.
  ///
  /// - Throws: `typeMismatch` for a shape of another type.
  public func clipShape<S: Shape>(_ shape: S.Type) throws -> S {
    let (clip, _) = try node.clip("clipShape")
    guard let clip = clip as? S else {
      throw InspectionError.typeMismatch(
        factual: TypeName.full(type(of: clip)), expected: TypeName.full(shape))
    }
    return clip
  }

  /// How the clip of the view is filled.
  public func clipStyle() throws -> FillStyle { try node.clip("clipStyle").style }

  /// The radius of the corners that the view is cut with, in points.
  public func cornerRadius() throws -> CGFloat {
    try node.effect("cornerRadius") {
      if case .clip(let shape as RoundedRectangle, _, _) = $0 {
        shape.cornerSize.width
      } else {
        nil
      }
    }
  }

  /// The radii of the corners that the view is cut with, in points.
  public func cornerRadii() throws -> RectangleCornerRadii {
    try node.effect("cornerRadii") {
      guard case .clip(let shape, _, _) = $0 else { return nil }
      if let uneven = shape as? UnevenRoundedRectangle { return uneven.cornerRadii }
      guard let rounded = shape as? RoundedRectangle else { return nil }
      let radius = rounded.cornerSize.width
      return RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
  }
}

extension InspectedNode {
  fileprivate func clip(_ name: String) throws -> (shape: any Shape, style: FillStyle) {
    try effect(name) { if case .clip(let shape, let style, _) = $0 { (shape, style) } else { nil } }
  }

  /// What the innermost fitting effect says.
  func effect<Value>(
    _ name: String, _ read: (_EffectModifier.Kind) -> Value?
  ) throws -> Value {
    var found: Value?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? _EffectModifier else { return }
      found = read(modifier.kind)
    }
    if let found { return found }
    throw missingModifier(name)
  }
}

extension ShapeStyle {
  /// This style, as a value of a type.
  func cast<S: ShapeStyle>(to type: S.Type) throws -> S {
    if let style = self as? S { return style }
    throw InspectionError.typeMismatch(
      factual: TypeName.full(Swift.type(of: self)), expected: TypeName.full(type))
  }
}
