import CoreGraphics
import DisplayList
import Foundation

/// Changes the picture of a view without changing its layout.
public nonisolated struct _EffectModifier: _ElementModifier {
  public typealias Body = Never

  package enum Kind {
    case opacity(Double)
    case hidden
    /// Inspection reads the shape.
    case clip(any Shape, FillStyle, name: String)
    case border(AnyShapeStyle, CGFloat)
    case shadow(Color, CGFloat, CGSize)
    case blur(CGFloat, isOpaque: Bool)
    case filter(Filter, name: String)
    case blend(BlendMode)
    case isolate(name: String)
    case scale(CGSize, UnitPoint)
    case rotation(Double, UnitPoint)
    case allowsHitTesting(Bool)
  }

  package let kind: Kind

  @MainActor
  public static func _makeWrapper(_ modifier: _EffectModifier, _ context: _NodeContext) -> _Node {
    EffectNode(modifier.kind, context)
  }

  @MainActor
  public static func _updateWrapper(_ wrapper: _Node, to modifier: _EffectModifier) {
    let node = unsafeDowncast(wrapper, to: EffectNode.self)
    node.kind = modifier.kind
    node.graph.contentDidChange()
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
    case .filter(_, let name), .isolate(let name): .modifier(name)
    case .blend: .modifier("blendMode")
    case .scale: .modifier("scaleEffect")
    case .rotation: .modifier("rotationEffect")
    case .allowsHitTesting: .modifier("allowsHitTesting")
    }
  }
}

@MainActor
package final class EffectNode: WrapperNode {
  package var kind: _EffectModifier.Kind

  init(_ kind: _EffectModifier.Kind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(size)
    switch kind {
    case .hidden: return
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity >= 1 { return super.draw(into: &canvas) }
      canvas.group(GroupAttributes(opacity: opacity)) { super.draw(into: &$0) }
    case .clip(let shape, _, _):
      canvas.group(GroupAttributes(clip: Clip(shape.path(in: rect).cgPath))) {
        super.draw(into: &$0)
      }
    case .border(let style, let width):
      super.draw(into: &canvas)
      let paint = environment.paint(style, bounds: rect)
      canvas.append(
        .stroke(
          CGPath(rect: rect.insetBy(dx: width / 2, dy: width / 2), transform: nil), paint,
          StrokeAttributes(width: width)))
    case .shadow(let color, let radius, let offset):
      let shadow = Shadow(
        color: environment.color(color), radius: radius, offset: offset)
      canvas.group(GroupAttributes(shadow: shadow)) { super.draw(into: &$0) }
    case .blur(let radius, _):
      canvas.group(GroupAttributes(filters: [.blur(radius: radius)])) { super.draw(into: &$0) }
    case .scale, .rotation:
      let transform = transform(in: rect)
      canvas.group(GroupAttributes(transform: transform)) { super.draw(into: &$0) }
    case .filter(let filter, _):
      canvas.group(GroupAttributes(filters: [filter])) { super.draw(into: &$0) }
    case .blend(let mode):
      canvas.group(GroupAttributes(blendMode: mode.cgBlendMode)) { super.draw(into: &$0) }
    case .isolate:
      canvas.group(GroupAttributes(isIsolated: true)) { super.draw(into: &$0) }
    case .allowsHitTesting: super.draw(into: &canvas)
    }
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    func around(_ anchor: UnitPoint, _ inner: CGAffineTransform) -> CGAffineTransform {
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      return CGAffineTransform(translationX: -x, y: -y).concatenating(inner)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    switch kind {
    case .scale(let scale, let anchor):
      return around(anchor, CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .rotation(let radians, let anchor):
      return around(anchor, CGAffineTransform(rotationAngle: radians))
    default: return .identity
    }
  }

  // MARK: Touches and accessibility

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    switch kind {
    case .hidden, .allowsHitTesting(false): return false
    case .opacity(let opacity) where opacity < 0.001: return false
    case .clip(let shape, _, _):
      guard shape.path(in: CGRect(origin: .zero, size: size)).cgPath.contains(point) else {
        return false
      }
      return super.hitTest(point, &path)
    case .scale, .rotation:
      let inverse = transform(in: CGRect(origin: .zero, size: size)).inverted()
      return super.hitTest(point.applying(inverse), &path)
    default: return super.hitTest(point, &path)
    }
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    switch kind {
    case .hidden: return
    case .opacity(let opacity) where opacity < 0.001: return
    default: super.buildAccessibility(&builder)
    }
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

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    effect(.clip(Rectangle(), FillStyle(antialiased: antialiased), name: "clipShape"))
  }

  /// `radius`: In points.
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
