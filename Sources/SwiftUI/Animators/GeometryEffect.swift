import CoreGraphics
import DisplayList
import Foundation

/// A modifier that changes how a view is drawn and touched, and not how it is laid out.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of the size, in points of the view's own space.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    EffectApplication._makeNode(EffectApplication(effect: modifier), content: content, context)
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    EffectApplication._updateNode(
      node, to: EffectApplication(effect: modifier), content: content)
  }

  @MainActor
  public var _structure: _ModifierStructure { _ModifierStructure(.custom) }

  /// The effect without influence on the layout, which it never has here.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// An effect without influence on the layout.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public typealias Body = Never

  public var base: Base

  public init(_ base: Base) {
    self.base = base
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Applies an effect, of the app's own as a rule, to each element.
nonisolated struct EffectApplication<Effect: GeometryEffect>: ElementModifier {
  let effect: Effect

  @MainActor
  func makeWrapper(_ context: _NodeContext) -> GeometryEffectNode<Effect> {
    GeometryEffectNode(effect, context)
  }

  @MainActor
  func updateWrapper(_ node: GeometryEffectNode<Effect>) { node.update(effect) }

  @MainActor
  var _structure: _ModifierStructure { effect._structure }
}

/// The place of an effect.
@MainActor
package final class GeometryEffectNode<Effect: GeometryEffect>: WrapperNode {
  private var effect: Effect

  init(_ effect: Effect, _ context: _NodeContext) {
    self.effect = effect
    super.init(context)
  }

  func update(_ new: Effect) {
    effect = graph.valueAnimations.value(from: effect, to: new, for: self) { [weak self] in
      self?.effect = $0
      self?.graph.contentDidChange()
    }
    graph.contentDidChange()
  }

  private var transform: ProjectionTransform { effect.effectValue(size: size) }

  package override var contentTransform: ProjectionTransform? { transform }

  package override func draw(into canvas: inout DisplayCanvas) {
    canvas.projected(by: transform) { super.draw(into: &$0) }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    var inverse = transform
    guard inverse.invert(), let inner = inverse.apply(to: point) else { return false }
    return super.hitTest(inner, &path)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    builder.transformed(by: transform) { super.buildAccessibility(&$0) }
  }

  package override func tearDown() {
    super.tearDown()
    graph.valueAnimations.stop(for: self)
  }
}
