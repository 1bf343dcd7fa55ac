import CoreGraphics

public nonisolated struct IdentityTransition: Transition {
  public init() {}

  public static let properties = TransitionProperties(hasMotion: false)

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  public var _builtIn: AnyTransition? { .identity }
}

public nonisolated struct OpacityTransition: Transition {
  public init() {}

  public static let properties = TransitionProperties(hasMotion: false)

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  public var _builtIn: AnyTransition? { .opacity }
}

public nonisolated struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }

  public var _builtIn: AnyTransition? { .scale(scale: scale, anchor: anchor) }
}

public nonisolated struct OffsetTransition: Transition {
  /// In points.
  public var offset: CGSize

  public init(_ offset: CGSize) {
    self.offset = offset
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  public var _builtIn: AnyTransition? { .offset(offset) }
}

/// A view that comes from an edge of its place and goes back there.
public nonisolated struct MoveTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }

  public var _builtIn: AnyTransition? { .move(edge: edge) }
}

/// A view that comes from an edge, and goes to the other side, fading.
public nonisolated struct PushTransition: Transition {
  public var edge: Edge

  public init(edge: Edge) {
    self.edge = edge
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: edge, amount: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  public var _builtIn: AnyTransition? { .push(from: edge) }
}

/// A view that comes from the leading edge and goes to the trailing one.
public nonisolated struct SlideTransition: Transition {
  public init() {}

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: .trailing, amount: phase.value))
  }

  public var _builtIn: AnyTransition? { .slide }
}

/// Moves a view towards an edge by its own size.
private nonisolated struct EdgeShift: ViewModifier {
  let edge: Edge
  /// 1 for the whole size, beyond the edge.
  let amount: Double
  @Environment(\.layoutDirection) private var layoutDirection

  init(edge: Edge, amount: Double) {
    self.edge = edge
    self.amount = amount
  }

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(
      EdgeShiftEffect(
        edge: edge, isMirrored: layoutDirection == .rightToLeft, animatableData: amount))
  }
}

private nonisolated struct EdgeShiftEffect: GeometryEffect {
  let edge: Edge
  let isMirrored: Bool
  var animatableData: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    let way = edge.way(out: size, isMirrored: isMirrored)
    return ProjectionTransform(
      CGAffineTransform(
        translationX: way.width * animatableData, y: way.height * animatableData))
  }
}

// MARK: - Short forms

extension Transition where Self == IdentityTransition {
  @MainActor @preconcurrency public static var identity: IdentityTransition { .init() }
}

extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { .init() }
}

extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { .init(0) }

  @MainActor @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency
  public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }

  @MainActor @preconcurrency
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency
  public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}

extension Transition where Self == PushTransition {
  @MainActor @preconcurrency
  public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}

extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { .init() }
}
