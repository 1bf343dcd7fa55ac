import SwiftUI

extension ViewType {
  /// The glass behind a view.
  @MainActor
  public struct GlassEffect {
    fileprivate let glass: Glass
    fileprivate let anyShape: any SwiftUI.Shape

    public var tintColor: SwiftUI.Color? { glass.tint }

    public var isInteractive: Bool { glass.isInteractive }

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
  public func glassEffect() throws -> ViewType.GlassEffect {
    let value = try node.modifier(as: (any GlassEffectValue).self, named: "glassEffect")
    return ViewType.GlassEffect(glass: value.glass, anyShape: value.anyShape)
  }

  /// How the glass of the view comes and goes.
  public func glassEffectTransition() throws -> GlassEffectTransition {
    try node.modifier(as: GlassTransitionModifier.self, named: "glassEffectTransition").transition
  }

  /// What the glass of the view is called.
  public func glassEffectID() throws -> AnyHashable? {
    try node.modifier(as: GlassIdentityModifier.self, named: "glassEffectID").id
  }

  /// What the piece of glass is called that the view's glass belongs to.
  public func glassEffectUnion() throws -> AnyHashable? {
    try node.modifier(as: GlassIdentityModifier.self, named: "glassEffectUnion").id
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
