import CoreGraphics
import DisplayList

@MainActor
extension _EffectModifier.Kind {
  /// Leads effects from one value to another.
  static var mixer: ValueMixer<Self> {
    ValueMixer(
      isSame: { left, right in MainActor.assumeIsolated { left.isSame(as: right) } },
      mix: { from, to, progress in to.mixed(from: from, progress) })
  }

  /// The effect between `start`, at 0, and this one, at 1; this one where there is none between.
  nonisolated func mixed(from start: Self, _ progress: Double) -> Self {
    func part<V: VectorArithmetic>(_ from: V, _ to: V) -> V {
      var way = to - from
      way.scale(by: progress)
      return from + way
    }
    func point(_ from: UnitPoint, _ to: UnitPoint) -> UnitPoint {
      UnitPoint(x: part(from.x, to.x), y: part(from.y, to.y))
    }
    func size(_ from: CGSize, _ to: CGSize) -> CGSize {
      CGSize(width: part(from.width, to.width), height: part(from.height, to.height))
    }
    func color(_ from: Color, _ to: Color) -> Color {
      from == to ? to : from.mix(with: to, by: progress, in: .device)
    }
    switch (start, self) {
    case (.opacity(let from), .opacity(let to)): return .opacity(part(from, to))
    case (.clip(let from, _, _), .clip(let to, let style, let name)):
      return .clip(to.mixed(fromAny: from, progress), style, name: name)
    case (.border(let from, let width), .border(let to, let newWidth)):
      return .border(to.mixed(from: from, progress), max(0, part(width, newWidth)))
    case (.shadow(let from, let radius, let offset), .shadow(let to, let newRadius, let newOffset)):
      return .shadow(color(from, to), max(0, part(radius, newRadius)), size(offset, newOffset))
    case (.blur(let from, _), .blur(let to, let isOpaque)):
      return .blur(max(0, part(from, to)), isOpaque: isOpaque)
    case (.filter(let from, _), .filter(let to, let name)):
      return .filter(to.mixed(from: from, progress), name: name)
    case (.colorMultiply(let from), .colorMultiply(let to)): return .colorMultiply(color(from, to))
    case (.scale(let from, let anchor), .scale(let to, let newAnchor)):
      return .scale(size(from, to), point(anchor, newAnchor))
    case (.rotation(let from, let anchor), .rotation(let to, let newAnchor)):
      return .rotation(part(from, to), point(anchor, newAnchor))
    default: return self
    }
  }
}

extension Filter {
  /// The filter between `start`, at 0, and this one, at 1.
  fileprivate func mixed(from start: Filter, _ progress: Double) -> Filter {
    func part(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    switch (start, self) {
    case (.brightness(let from), .brightness(let to)): return .brightness(part(from, to))
    case (.contrast(let from), .contrast(let to)): return .contrast(part(from, to))
    case (.saturation(let from), .saturation(let to)): return .saturation(part(from, to))
    case (.grayscale(let from), .grayscale(let to)): return .grayscale(part(from, to))
    case (.hueRotation(let from), .hueRotation(let to)): return .hueRotation(part(from, to))
    default: return self
    }
  }
}

extension Shape {
  /// The shape between `start`, at 0, and this one, at 1; this one if the other has another type.
  func mixed(fromAny start: any Shape, _ progress: Double) -> Self {
    guard Self.AnimatableData.self != EmptyAnimatableData.self, let start = start as? Self else {
      return self
    }
    return mixed(from: start, progress)
  }
}

extension _ProjectionModifier.Kind {
  /// Leads matrices and rotations in space from one value to another.
  static var mixer: ValueMixer<Self> {
    ValueMixer(isSame: { $0.isSame(as: $1) }, mix: { $1.mixed(from: $0, $2) })
  }

  private func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.affine(let a), .affine(let b)): a == b
    case (.projection(let a), .projection(let b)): a == b
    case (.rotation(let a), .rotation(let b)): a == b
    default: false
    }
  }

  /// The projection between `start`, at 0, and this one, at 1.
  private func mixed(from start: Self, _ progress: Double) -> Self {
    func part(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    switch (start, self) {
    case (.affine(let a), .affine(let b)):
      return .affine(
        CGAffineTransform(
          part(a.a, b.a), part(a.b, b.b), part(a.c, b.c), part(a.d, b.d), part(a.tx, b.tx),
          part(a.ty, b.ty)))
    case (.projection(let a), .projection(let b)):
      var mixed = b
      mixed.m11 = part(a.m11, b.m11)
      mixed.m12 = part(a.m12, b.m12)
      mixed.m13 = part(a.m13, b.m13)
      mixed.m21 = part(a.m21, b.m21)
      mixed.m22 = part(a.m22, b.m22)
      mixed.m23 = part(a.m23, b.m23)
      mixed.m31 = part(a.m31, b.m31)
      mixed.m32 = part(a.m32, b.m32)
      mixed.m33 = part(a.m33, b.m33)
      return .projection(mixed)
    case (.rotation(let a), .rotation(let b)):
      return .rotation(
        _ProjectionModifier.Rotation3D(
          angle: .radians(part(a.angle.radians, b.angle.radians)),
          axis: (part(a.axis.x, b.axis.x), part(a.axis.y, b.axis.y), part(a.axis.z, b.axis.z)),
          anchor: UnitPoint(
            x: part(a.anchor.x, b.anchor.x), y: part(a.anchor.y, b.anchor.y)),
          anchorZ: part(a.anchorZ, b.anchorZ), perspective: part(a.perspective, b.perspective)))
    default: return self
    }
  }
}
