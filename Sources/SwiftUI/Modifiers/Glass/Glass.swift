import Foundation

/// A translucent material that bends light.
///
/// Differs from Apple's: it is drawn as a thin material with its tint over it, without refraction.
public struct Glass: Equatable, Sendable {
  package enum Variant: Hashable, Sendable { case regular, clear, identity }

  package let variant: Variant
  package var tint: Color?
  package var isInteractive = false

  public static var regular: Glass { Glass(variant: .regular) }
  public static var clear: Glass { Glass(variant: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(variant: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Lets the glass answer to touches.
  ///
  /// Differs from Apple's: glass looks the same below a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

/// The shape that glass has where none is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

package nonisolated struct GlassEffectModifier<S: Shape>: ViewModifier {
  package let glass: Glass
  package let shape: S

  package init(glass: Glass, shape: S) {
    self.glass = glass
    self.shape = shape
  }

  @MainActor
  package func body(content: Content) -> some View {
    content.background {
      if glass.variant != .identity {
        shape.fill(glass.variant == .clear ? Material.ultraThin : Material.thin)
        if let tint = glass.tint { shape.fill(tint) }
      }
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("glassEffect") }
}

extension View {
  /// Puts glass behind this view.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Names the glass of this view, so that it can flow into another's when views come and go.
  ///
  /// Differs from Apple's: each piece of glass keeps its own outline; the name is kept for inspection
  /// only.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      GlassIdentityModifier(
        name: "glassEffectID", id: id.map { AnyHashable($0) }, namespace: namespace))
  }

  /// Sets how the glass of this view comes and goes.
  ///
  /// Differs from Apple's: glass comes and goes with its view, by the view's own transition; this one
  /// is kept for inspection only.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(GlassTransitionModifier(transition: transition))
  }

  /// Makes one piece of glass of all glass with this name.
  ///
  /// Differs from Apple's: each piece of glass keeps its own outline; the name is kept for inspection
  /// only.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    modifier(
      GlassIdentityModifier(
        name: "glassEffectUnion", id: id.map { AnyHashable($0) }, namespace: namespace))
  }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private enum Kind: Hashable, Sendable { case identity, matchedGeometry, materialize }

  private let kind: Kind

  /// At once.
  public static var identity: GlassEffectTransition { Self(kind: .identity) }
  /// Out of glass nearby.
  public static var matchedGeometry: GlassEffectTransition { Self(kind: .matchedGeometry) }
  /// By and by, at its place.
  public static var materialize: GlassEffectTransition { Self(kind: .materialize) }

  package func isSame(as other: GlassEffectTransition) -> Bool { kind == other.kind }
}

/// How the glass of a view comes and goes.
package nonisolated struct GlassTransitionModifier: ElementModifier {
  package typealias Body = Never

  package let transition: GlassEffectTransition

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> WrapperNode { WrapperNode(context) }

  @MainActor
  package func updateWrapper(_ node: WrapperNode) {}

  @MainActor
  package var _structure: _ModifierStructure { .modifier("glassEffectTransition") }
}

/// What glass is called: it matters to the animation between two states only.
package nonisolated struct GlassIdentityModifier: ElementModifier {
  package typealias Body = Never

  package let name: String
  package nonisolated(unsafe) let id: AnyHashable?
  package let namespace: Namespace.ID

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> WrapperNode { WrapperNode(context) }

  @MainActor
  package func updateWrapper(_ node: WrapperNode) {}

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

/// A container in which pieces of glass near one another flow together.
///
/// Differs from Apple's: each piece keeps its own outline.
@preconcurrency @MainActor
public struct GlassEffectContainer<Content: View>: View {
  package let spacing: CGFloat?
  package let content: Content

  /// Makes a container; glass closer together than `spacing`, in points, flows together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: some View { content }

  public var _structure: _ViewStructure {
    .view("GlassEffectContainer", content: content, isContainer: true)
  }
}
