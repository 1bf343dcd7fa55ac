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
    case projection(_ProjectionModifier.Kind)
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

  /// Turns the picture in space.
  ///
  /// `anchorZ`: How far the axis lies behind the view, in points.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then(
      .projection(
        .rotation(
          _ProjectionModifier.Rotation3D(
            angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    then(.projection(.affine(transform)))
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then(.projection(.projection(transform)))
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
public nonisolated struct _VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> PlacedEffectNode {
    PlacedEffectNode(steps, context)
  }

  @MainActor
  package func updateWrapper(_ node: PlacedEffectNode) {
    node.steps = steps
    node.graph.contentDidChange()
  }

  private var steps: (GeometryProxy) -> [_VisualEffectStep] {
    let effect = effect
    return { effect(EmptyVisualEffect(), $0)._steps }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("visualEffect") }
}

/// The node of `visualEffect`.
@MainActor
package final class PlacedEffectNode: VisualEffectNode {
  fileprivate var steps: (GeometryProxy) -> [_VisualEffectStep]

  init(_ steps: @escaping (GeometryProxy) -> [_VisualEffectStep], _ context: _NodeContext) {
    self.steps = steps
    super.init(context)
  }

  override var currentSteps: [_VisualEffectStep] {
    Tracking.untracked { steps(GeometryProxy(self)) }
  }
}

/// A view in an effect: asks for it whenever the view is drawn, touched or described.
@MainActor
package class VisualEffectNode: WrapperNode {
  /// The changes of the picture, the innermost one first.
  var currentSteps: [_VisualEffectStep] { [] }

  package final override func draw(into canvas: inout DisplayCanvas) {
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
    case .projection(let kind):
      canvas.projected(by: kind.matrix(in: size)) { draw(steps.dropLast(), into: &$0) }
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
      case .projection(let kind):
        var inverse = kind.matrix(in: size)
        guard inverse.invert(), let inner = inverse.apply(to: point) else { return false }
        point = inner
      case .effect(let kind):
        guard let inner = kind.inside(point, in: size) else { return false }
        point = inner
      }
    }
    return super.hitTest(point, &path)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    buildAccessibility(currentSteps[...], &builder)
  }

  /// Tells about the view as the last of the steps moves what the others have moved.
  private func buildAccessibility(
    _ steps: ArraySlice<_VisualEffectStep>, _ builder: inout AccessibilityBuilder
  ) {
    guard let last = steps.last else { return super.buildAccessibility(&builder) }
    let inner = steps.dropLast()
    if last.kind.hidesFromAccessibility { return }
    guard let transform = last.kind.transform(in: size) else {
      return buildAccessibility(inner, &builder)
    }
    builder.transformed(by: transform) { buildAccessibility(inner, &$0) }
  }

  package override var contentTransform: ProjectionTransform? {
    var whole: ProjectionTransform?
    for step in currentSteps {
      guard let transform = step.kind.transform(in: size) else { continue }
      whole = whole?.concatenating(transform) ?? transform
    }
    return whole
  }
}

@MainActor
extension _VisualEffectStep.Kind {
  /// From where a view of a size stands without the step to where it is seen; nil for no change.
  fileprivate func transform(in size: CGSize) -> ProjectionTransform? {
    switch self {
    case .offset(let offset):
      ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    case .projection(let kind): kind.matrix(in: size)
    case .effect(let kind): kind.contentTransform(in: size)
    }
  }

  fileprivate var hidesFromAccessibility: Bool {
    if case .effect(let kind) = self { return kind.hidesFromAccessibility }
    return false
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
