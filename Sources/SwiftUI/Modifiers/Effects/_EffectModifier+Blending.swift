import CoreGraphics
import DisplayList

extension _EffectModifier.Kind: Blendable {
  /// Leads effects from one value to another.
  @MainActor
  static var mixer: ValueMixer<Self> { ValueMixer(isSame: { $0.isSame(as: $1) }) }

  private enum Name {
    case opacity, clip, border, shadow, blur, colorMultiply, scale, rotation
  }

  @MainActor
  func write(to sheet: inout BlendWriter) {
    switch self {
    case .opacity(let opacity):
      sheet.add(kind: Name.opacity)
      sheet.add(opacity)
    case .clip(let shape, _, _):
      sheet.add(kind: Name.clip)
      sheet.add(shape: shape)
    case .border(let style, let width):
      sheet.add(kind: Name.border)
      style.write(to: &sheet)
      sheet.add(width)
    case .shadow(let color, let radius, let offset):
      sheet.add(kind: Name.shadow)
      sheet.add(color)
      sheet.add(radius)
      sheet.add(offset)
    case .blur(let radius, let isOpaque):
      sheet.add(kind: Name.blur)
      sheet.add(kind: isOpaque)
      sheet.add(radius)
    case .filter(let filter, let name):
      sheet.add(kind: name)
      if let amount = filter.amount { sheet.add(amount) }
    case .colorMultiply(let color):
      sheet.add(kind: Name.colorMultiply)
      sheet.add(color)
    case .scale(let scale, let anchor):
      sheet.add(kind: Name.scale)
      sheet.add(scale)
      sheet.add(anchor)
    case .rotation(let radians, let anchor):
      sheet.add(kind: Name.rotation)
      sheet.add(radians)
      sheet.add(anchor)
    // There is nothing between two of these.
    case .allowsHitTesting(let isAllowed): sheet.add(kind: isAllowed)
    case .blend(let mode): sheet.add(kind: mode)
    case .hidden, .isolate: break
    }
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> Self {
    switch self {
    case .opacity: return .opacity(sheet.number())
    case .clip(let shape, let style, let name):
      func read<S: Shape>(_ shape: S) -> any Shape { sheet.shape(shape) }
      return .clip(read(shape), style, name: name)
    case .border(let style, _):
      let style = style.reading(&sheet)
      return .border(style, max(0, sheet.number()))
    case .shadow(let color, _, _):
      let color = sheet.color(on: color)
      let radius = max(0, sheet.number())
      return .shadow(color, radius, sheet.size())
    case .blur(_, let isOpaque): return .blur(max(0, sheet.number()), isOpaque: isOpaque)
    case .filter(let filter, let name):
      return .filter(filter.amount == nil ? filter : filter.with(sheet.number()), name: name)
    case .colorMultiply(let color): return .colorMultiply(sheet.color(on: color))
    case .scale:
      let scale = sheet.size()
      return .scale(scale, sheet.point())
    case .rotation:
      let radians = sheet.number()
      return .rotation(radians, sheet.point())
    case .hidden, .blend, .isolate, .allowsHitTesting: return self
    }
  }
}

extension Filter {
  /// The number that says how strong the filter is; nil for filters without one.
  fileprivate var amount: Double? {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount), .hueRotation(let amount):
      amount
    default: nil
    }
  }

  /// The same filter with another strength.
  fileprivate func with(_ amount: Double) -> Filter {
    switch self {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(amount)
    default: self
    }
  }
}

extension _ProjectionModifier.Kind: Blendable {
  /// Leads matrices and rotations in space from one value to another.
  @MainActor
  static var mixer: ValueMixer<Self> { ValueMixer(isSame: { $0.isSame(as: $1) }) }

  private enum Name {
    case affine, projection, rotation
  }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.affine(let a), .affine(let b)): a == b
    case (.projection(let a), .projection(let b)): a == b
    case (.rotation(let a), .rotation(let b)): a == b
    default: false
    }
  }

  @MainActor
  func write(to sheet: inout BlendWriter) {
    switch self {
    case .affine(let a):
      sheet.add(kind: Name.affine)
      sheet.add([a.a, a.b, a.c, a.d, a.tx, a.ty])
    case .projection(let p):
      sheet.add(kind: Name.projection)
      sheet.add([p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33])
    case .rotation(let rotation):
      sheet.add(kind: Name.rotation)
      sheet.add([rotation.angle.radians, rotation.axis.x, rotation.axis.y, rotation.axis.z])
      sheet.add(rotation.anchor)
      sheet.add([rotation.anchorZ, rotation.perspective])
    }
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> Self {
    switch self {
    case .affine:
      let n = sheet.numbers(6)
      return .affine(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
    case .projection(var p):
      let n = sheet.numbers(9)
      (p.m11, p.m12, p.m13) = (n[0], n[1], n[2])
      (p.m21, p.m22, p.m23) = (n[3], n[4], n[5])
      (p.m31, p.m32, p.m33) = (n[6], n[7], n[8])
      return .projection(p)
    case .rotation:
      let n = sheet.numbers(4)
      let anchor = sheet.point()
      let depth = sheet.numbers(2)
      return .rotation(
        _ProjectionModifier.Rotation3D(
          angle: .radians(n[0]), axis: (n[1], n[2], n[3]), anchor: anchor, anchorZ: depth[0],
          perspective: depth[1]))
    }
  }
}

// MARK: - Several effects

extension StackedVisualEffect: Blendable {
  /// Leads stacked effects from one value to another.
  @MainActor
  static var mixer: ValueMixer<Self> {
    ValueMixer(isSame: { left, right in
      left._steps.count == right._steps.count
        && zip(left._steps, right._steps).allSatisfy { $0.kind.isSame(as: $1.kind) }
    })
  }

  /// The effect between two of the same steps; the second one where the steps differ.
  @MainActor
  static func between(
    _ from: Self, _ to: Self, at progress: Double, in scope: EnvironmentScope
  ) -> Self {
    let (start, end) = (BlendWriter(from, in: scope), BlendWriter(to, in: scope))
    guard start.kinds == end.kinds else { return to }
    var way = end.vector - start.vector
    way.scale(by: progress)
    var reader = BlendReader(start.vector + way, in: scope)
    return to.reading(&reader)
  }

  @MainActor
  func write(to sheet: inout BlendWriter) {
    for step in _steps {
      switch step.kind {
      case .effect(let kind): kind.write(to: &sheet)
      case .projection(let kind): kind.write(to: &sheet)
      case .offset(let offset):
        sheet.add(kind: "offset")
        sheet.add(offset)
      }
    }
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> Self {
    var steps: [_VisualEffectStep] = []
    for step in _steps {
      switch step.kind {
      case .effect(let kind):
        steps.append(_VisualEffectStep(kind: .effect(kind.reading(&sheet))))
      case .projection(let kind):
        steps.append(_VisualEffectStep(kind: .projection(kind.reading(&sheet))))
      case .offset: steps.append(_VisualEffectStep(kind: .offset(sheet.size())))
      }
    }
    return StackedVisualEffect(_steps: steps)
  }
}

extension _VisualEffectStep.Kind {
  @MainActor
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.effect(let left), .effect(let right)): left.isSame(as: right)
    case (.offset(let left), .offset(let right)): left == right
    case (.projection(let left), .projection(let right)): left.isSame(as: right)
    default: false
    }
  }
}
