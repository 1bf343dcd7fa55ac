import SwiftUI

extension ViewType {
  /// The glass behind a view.
  @MainActor
  public struct GlassEffect {
    fileprivate let glass: Glass
    fileprivate let anyShape: any SwiftUI.Shape

    /// The colour that the glass is tinted with; nil for none.
    public func tintColor() throws -> SwiftUI.Color? { glass.tint }

    /// Whether it reacts to touches.
    public func isInteractive() throws -> Bool { glass.isInteractive }

    /// The shape of the glass.
    ///
    /// - Throws: `typeMismatch` if it is another one.
    public func shape<S: SwiftUI.Shape>(_ type: S.Type) throws -> S {
      guard let shape = anyShape as? S else {
        throw InspectionError.typeMismatch(
          factual: TypeName.full(Swift.type(of: anyShape)), expected: TypeName.full(type))
      }
      return shape
    }
  }
}

extension InspectableView {
  /// What the modifier `glassEffect` was given.
  public func glassEffect() throws -> ViewType.GlassEffect {
    let value = try node.modifier(as: (any GlassEffectValue).self, named: "glassEffect")
    return ViewType.GlassEffect(glass: value.glass, anyShape: value.anyShape)
  }

  /// How the glass of the view comes and goes.
  public func glassEffectTransition() throws -> GlassEffectTransition {
    try node.modifier(as: GlassTransitionModifier.self, named: "glassEffectTransition").transition
  }

  /// What the glass of the view is called, and where the name holds.
  public func glassEffectID() throws -> (id: AnyHashable?, namespace: Namespace.ID) {
    let glass = try node.modifier(as: GlassIdentityModifier.self, named: "glassEffectID")
    return (glass.id, glass.namespace)
  }

  /// What the piece of glass is called that the view's glass belongs to, and where the name holds.
  public func glassEffectUnion() throws -> (id: AnyHashable?, namespace: Namespace.ID?) {
    let glass = try node.modifier(as: GlassIdentityModifier.self, named: "glassEffectUnion")
    return (glass.id, glass.namespace)
  }
}

/// What can be read of glass whatever its shape is.
private protocol GlassEffectValue {
  var glass: Glass { get }
  var anyShape: any Shape { get }
}

extension GlassEffectModifier: GlassEffectValue {
  fileprivate var anyShape: any Shape { shape }
}
