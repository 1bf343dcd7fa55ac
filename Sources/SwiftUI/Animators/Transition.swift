import CoreGraphics

/// How a view comes and goes.
@preconcurrency @MainActor
public protocol Transition {
  associatedtype Body: View

  /// The view in a phase of its coming or going.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition is made of.
  static var properties: TransitionProperties { get }

  typealias Content = PlaceholderContentView<Self>

  /// The transition as one that the engine can draw; nil for one with a body of its own.
  nonisolated var _builtIn: AnyTransition? { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public nonisolated var _builtIn: AnyTransition? { nil }

  /// This transition and another one together.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// The view in a phase, as inspection and tests want it.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(provider: TypedContentProvider(content)), phase: phase)
  }
}

/// Where a view stands in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before the view has come, 0 while it is there, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition is made of.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves views, so that it is left out where motion is to be reduced.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Stands for the view that a transition, or another change, is applied to.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  let provider: ContentProvider

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    view.provider.makeNode(context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    (node as? PlaceholderNode)?.take(view.provider)
  }

  @MainActor
  public var _structure: _ViewStructure { _ViewStructure(.wrapper(provider.view)) }
}

// MARK: - Made of others

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var _builtIn: AnyTransition? { AnyTransition(first).combined(with: AnyTransition(second)) }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  var _builtIn: AnyTransition? { AnyTransition(base).animation(animation) }
}

/// One transition for coming and another one for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let isGoing = phase == .didDisappear
    removal.apply(
      content: insertion.apply(content: content, phase: isGoing ? .identity : phase),
      phase: isGoing ? phase : .identity)
  }

  public var _builtIn: AnyTransition? {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}
