import CoreGraphics
import DisplayList
import Foundation

/// Changes the picture of a view without changing its layout.
public nonisolated struct _EffectModifier: ElementModifier {
  package enum Kind {
    case opacity(Double)
    case hidden
    /// Inspection reads the shape.
    case clip(any Shape, FillStyle, name: String)
    case border(AnyShapeStyle, CGFloat)
    case shadow(Color, CGFloat, CGSize)
    case blur(CGFloat, isOpaque: Bool)
    case filter(Filter, name: String)
    case colorMultiply(Color)
    case blend(BlendMode)
    /// Drawn on its own, then onto what is behind; an opaque group is black where nothing is drawn.
    case isolate(name: String, isOpaque: Bool)
    case scale(CGSize, UnitPoint)
    case rotation(Double, UnitPoint)
    case allowsHitTesting(Bool)
  }

  package let kind: Kind

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> EffectNode {
    EffectNode(usableKind, context)
  }

  @MainActor
  package func updateWrapper(_ node: EffectNode) {
    node.update(usableKind)
  }

  @MainActor package var numbers: [CGFloat] { kind.numbers }

  /// An effect whose numbers cannot be used changes nothing.
  @MainActor private var usableKind: Kind {
    kind.numbers.allSatisfy(\.isFinite) ? kind : .allowsHitTesting(true)
  }

  @MainActor
  public var _structure: _ModifierStructure {
    switch kind {
    case .opacity: .modifier("opacity")
    case .hidden: .modifier("hidden")
    case .clip(_, _, let name): .modifier(name)
    case .border: .modifier("border")
    case .shadow: .modifier("shadow")
    case .blur: .modifier("blur")
    case .filter(_, let name), .isolate(let name, _): .modifier(name)
    case .colorMultiply: .modifier("colorMultiply")
    case .blend: .modifier("blendMode")
    case .scale: .modifier("scaleEffect")
    case .rotation: .modifier("rotationEffect")
    case .allowsHitTesting: .modifier("allowsHitTesting")
    }
  }
}

@MainActor
package final class EffectNode: WrapperNode {
  package private(set) var kind: _EffectModifier.Kind

  init(_ kind: _EffectModifier.Kind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
  }

  func update(_ new: _EffectModifier.Kind) {
    guard graph.valuesMayAnimate else {
      let isSame = kind.isSame(as: new)
      kind = new
      if !isSame { graph.contentDidChange() }
      return
    }
    kind = graph.valueAnimations.value(
      from: kind, to: new, mixedBy: _EffectModifier.Kind.mixer, for: self
    ) { [weak self] in
      self?.kind = $0
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    placedKind.draw(in: size, environment, into: &canvas) { super.draw(into: &$0) }
  }

  /// The effect with the outline that a shape which follows its container has here.
  private var placedKind: _EffectModifier.Kind {
    guard case .clip(let shape, let style, let name) = kind,
      let relative = shape as? any ContainerFollowingShape
    else { return kind }
    return .clip(resolved(relative), style, name: name)
  }

  package override var contentTransform: ProjectionTransform? { kind.contentTransform(in: size) }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard let inner = placedKind.inside(point, in: size) else { return false }
    return super.hitTest(inner, &path)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    if kind.hidesFromAccessibility { return }
    guard let transform = contentTransform else { return super.buildAccessibility(&builder) }
    builder.transformed(by: transform) { super.buildAccessibility(&$0) }
  }
}

@MainActor
extension _EffectModifier.Kind {
  /// What has to be finite.
  var numbers: [CGFloat] {
    switch self {
    case .opacity(let opacity): [opacity]
    case .shadow(_, let radius, let offset): [radius, offset.width, offset.height]
    case .blur(let length, _), .border(_, let length): [length]
    case .filter(let filter, _): filter.givenNumber.map { [$0] } ?? []
    case .scale(let scale, let anchor): [scale.width, scale.height, anchor.x, anchor.y]
    case .rotation(let radians, let anchor): [radians, anchor.x, anchor.y]
    case .hidden, .clip, .colorMultiply, .blend, .isolate, .allowsHitTesting: []
    }
  }

  // MARK: Drawing

  /// Draws a view of a size, as `content` does it, with the effect.
  func draw(
    in size: CGSize, _ environment: EnvironmentScope, into canvas: inout DisplayCanvas,
    _ content: (inout DisplayCanvas) -> Void
  ) {
    let rect = canvas.pixelRect(size)
    switch self {
    case .hidden: return
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity >= 1 { return content(&canvas) }
      canvas.group(GroupAttributes(opacity: opacity), content)
    case .clip(let shape, let style, _):
      let path = canvas.outline(in: rect) { shape.path(in: $0).cgPath }
      let clip = Clip(path, rule: style.isEOFilled ? .evenOdd : .winding)
      canvas.group(GroupAttributes(clip: clip), content)
    case .border(let style, let width):
      content(&canvas)
      let paint = environment.paint(style, bounds: rect)
      canvas.append(
        .stroke(
          CGPath(rect: rect.insetBy(dx: width / 2, dy: width / 2), transform: nil), paint,
          StrokeAttributes(width: width)))
    case .shadow(let color, let radius, let offset):
      let shadow = Shadow(color: environment.color(color), radius: radius, offset: offset)
      canvas.group(GroupAttributes(shadow: shadow), content)
    case .blur(let radius, let isOpaque):
      canvas.group(
        GroupAttributes(filters: [.blur(radius: radius, isOpaque: isOpaque)]), content)
    case .scale, .rotation:
      canvas.group(GroupAttributes(transform: transform(in: rect)), content)
    case .filter(let filter, _): canvas.group(GroupAttributes(filters: [filter]), content)
    case .colorMultiply(let color):
      let filter = Filter.colorMultiply(environment.color(color))
      canvas.group(GroupAttributes(filters: [filter]), content)
    case .blend(let mode): canvas.group(GroupAttributes(blendMode: mode.cgBlendMode), content)
    case .isolate(_, let isOpaque):
      canvas.group(GroupAttributes(isIsolated: true)) { canvas in
        if isOpaque { canvas.append(.fill(rect, PaintColor(white: 0, alpha: 1))) }
        content(&canvas)
      }
    case .allowsHitTesting: content(&canvas)
    }
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    func around(_ anchor: UnitPoint, _ inner: CGAffineTransform) -> CGAffineTransform {
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      return CGAffineTransform(translationX: -x, y: -y).concatenating(inner)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    switch self {
    case .scale(let scale, let anchor):
      return around(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .rotation(let radians, let anchor):
      return around(anchor, CGAffineTransform(rotationAngle: radians))
    default: return .identity
    }
  }

  // MARK: Touches and accessibility

  /// From where a view of a size is laid out to where it is seen; nil where that is the same.
  func contentTransform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .scale, .rotation:
      ProjectionTransform(transform(in: CGRect(origin: .zero, size: size)))
    default: nil
    }
  }

  /// A point as the view inside sees it; nil when the effect keeps touches there from it.
  ///
  /// Clipping does not (seen on iOS 16.1: a clipped view takes the touches beside it, until it gets a
  /// content shape).
  func inside(_ point: CGPoint, in size: CGSize) -> CGPoint? {
    switch self {
    case .hidden, .allowsHitTesting(false): return nil
    case .opacity(let opacity) where opacity < 0.001: return nil
    case .scale, .rotation:
      return point.applying(transform(in: CGRect(origin: .zero, size: size)).inverted())
    default: return point
    }
  }

  var hidesFromAccessibility: Bool {
    switch self {
    case .hidden: true
    case .opacity(let opacity): opacity < 0.001
    default: false
    }
  }

  // MARK: Changes

  /// Whether both are known to show the same.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.hidden, .hidden): true
    case (.opacity(let a), .opacity(let b)): a == b
    case (.clip(let a, let styleA, _), .clip(let b, let styleB, _)):
      styleA == styleB && areSameShapes(a, b)
    case (.border(let a, let widthA), .border(let b, let widthB)):
      widthA == widthB && areEqual(a, b)
    case (.shadow(let a, let radiusA, let offsetA), .shadow(let b, let radiusB, let offsetB)):
      a == b && radiusA == radiusB && offsetA == offsetB
    case (.blur(let a, let opaqueA), .blur(let b, let opaqueB)): a == b && opaqueA == opaqueB
    case (.filter(let a, _), .filter(let b, _)): areEqual(a, b)
    case (.colorMultiply(let a), .colorMultiply(let b)): a == b
    case (.blend(let a), .blend(let b)): a == b
    case (.isolate, .isolate): true
    case (.scale(let a, let anchorA), .scale(let b, let anchorB)): a == b && anchorA == anchorB
    case (.rotation(let a, let anchorA), .rotation(let b, let anchorB)):
      a == b && anchorA == anchorB
    case (.allowsHitTesting(let a), .allowsHitTesting(let b)): a == b
    default: false
    }
  }

  private func areSameShapes(_ lhs: any Shape, _ rhs: any Shape) -> Bool {
    func compare<S: Shape>(_ left: S) -> Bool {
      (rhs as? S).map { areEqual(left, $0) } ?? false
    }
    return compare(lhs)
  }
}

extension View {
  nonisolated func effect(
    _ kind: _EffectModifier.Kind
  ) -> ModifiedContent<Self, _EffectModifier> { modifier(_EffectModifier(kind: kind)) }

  public nonisolated func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }

  public nonisolated func hidden() -> some View { effect(.hidden) }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    effect(.allowsHitTesting(enabled))
  }

  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    effect(.clip(shape, style, name: "clipShape"))
  }

  /// Differs from Apple's: edges are smooth in any case.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(Rectangle(), FillStyle(antialiased: antialiased), name: "clipShape"))
  }

  /// `radius`: In points.
  ///
  /// Differs from Apple's: edges are smooth in any case.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    effect(
      .clip(
        RoundedRectangle(cornerRadius: radius), FillStyle(antialiased: antialiased),
        name: "cornerRadius"))
  }

  /// `width`: In points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    effect(.border(AnyShapeStyle(content), width))
  }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color, radius, CGSize(width: x, height: y)))
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(radius, isOpaque: opaque))
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect(.scale(scale, anchor))
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect(.scale(CGSize(width: s, height: s), anchor))
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle.radians, anchor))
  }
}
