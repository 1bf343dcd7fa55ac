import DisplayList
import Foundation

/// Changes of a view's picture that don't change its layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes, the innermost one first.
  var _steps: [_VisualEffectStep] { get }
}

/// One change of a view's picture.
public struct _VisualEffectStep: Sendable {
  enum Kind: Sendable {
    case effect(_EffectModifier.Kind)
    case offset(CGSize)
  }

  let kind: Kind
}

/// The effect that changes nothing: where others start.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

/// An effect and the changes after it.
struct StackedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  private func then(_ kind: _VisualEffectStep.Kind) -> StackedVisualEffect {
    StackedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind)])
  }

  /// `offset`: In points.
  public func offset(_ offset: CGSize) -> some VisualEffect { then(.offset(offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { then(.effect(.opacity(opacity))) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.effect(.scale(scale, anchor)))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then(.effect(.rotation(angle.radians, anchor)))
  }

  /// `radius`: In points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then(.effect(.blur(radius, isOpaque: opaque)))
  }

  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    then(.effect(.blend(blendMode)))
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    then(.effect(.filter(.brightness(amount), name: "brightness")))
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    then(.effect(.filter(.contrast(amount), name: "contrast")))
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    then(.effect(.filter(.saturation(amount), name: "saturation")))
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    then(.effect(.filter(.grayscale(amount), name: "grayscale")))
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then(.effect(.filter(.hueRotation(angle.radians), name: "hueRotation")))
  }
}

/// Changes a view's picture by where the view is.
public nonisolated struct _VisualEffectModifier<Effect: VisualEffect>: _ElementModifier {
  public typealias Body = Never

  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor
  public static func _makeWrapper(
    _ modifier: _VisualEffectModifier<Effect>, _ context: _NodeContext
  ) -> _Node {
    VisualEffectNode(modifier.steps, context)
  }

  @MainActor
  public static func _updateWrapper(_ wrapper: _Node, to modifier: _VisualEffectModifier<Effect>) {
    unsafeDowncast(wrapper, to: VisualEffectNode.self).steps = modifier.steps
    wrapper.graph.contentDidChange()
  }

  private var steps: (GeometryProxy) -> [_VisualEffectStep] {
    let effect = effect
    return { effect(EmptyVisualEffect(), $0)._steps }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("visualEffect") }
}

/// The node of `visualEffect`: asks for the effect whenever the view is drawn, touched or described.
@MainActor
package final class VisualEffectNode: WrapperNode {
  fileprivate var steps: (GeometryProxy) -> [_VisualEffectStep]

  init(_ steps: @escaping (GeometryProxy) -> [_VisualEffectStep], _ context: _NodeContext) {
    self.steps = steps
    super.init(context)
  }

  private var currentSteps: [_VisualEffectStep] {
    Tracking.untracked { steps(GeometryProxy(self)) }
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    draw(currentSteps[...], into: &canvas)
  }

  /// Draws the view as the last of the steps shows what the others show.
  private func draw(_ steps: ArraySlice<_VisualEffectStep>, into canvas: inout DisplayCanvas) {
    guard let last = steps.last else { return super.draw(into: &canvas) }
    switch last.kind {
    case .offset(let offset):
      canvas.translated(by: CGPoint(x: offset.width, y: offset.height)) {
        draw(steps.dropLast(), into: &$0)
      }
    case .effect(let kind):
      kind.draw(in: size, environment, into: &canvas) { draw(steps.dropLast(), into: &$0) }
    }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    var point = point
    for step in currentSteps.reversed() {
      switch step.kind {
      case .offset(let offset):
        point = CGPoint(x: point.x - offset.width, y: point.y - offset.height)
      case .effect(let kind):
        guard let inner = kind.inside(point, in: size) else { return false }
        point = inner
      }
    }
    return super.hitTest(point, &path)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    var offset = CGPoint.zero
    for step in currentSteps {
      switch step.kind {
      case .offset(let own):
        offset.x += own.width
        offset.y += own.height
      case .effect(let kind): if kind.hidesFromAccessibility { return }
      }
    }
    builder.translated(by: offset) { super.buildAccessibility(&$0) }
  }
}

extension View {
  /// Changes the view's picture by its geometry; the layout stays as it is.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
