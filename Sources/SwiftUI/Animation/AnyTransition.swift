import CoreGraphics
import DisplayList
import Foundation

/// How a view comes and goes, with the kind of transition hidden.
///
/// Differs from Apple's: views with a transition of the app's own fade.
public nonisolated struct AnyTransition {
  package indirect enum Kind {
    case identity
    case opacity
    case slide
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
    /// A transition with a body of its own.
    case custom(any Transition)
    case combined(AnyTransition, AnyTransition)
    case asymmetric(insertion: AnyTransition, removal: AnyTransition)
  }

  package var kind: Kind
  package var animation: Animation?

  init(_ kind: Kind) { self.kind = kind }

  public init<T: Transition>(_ transition: T) {
    self = transition._builtIn ?? AnyTransition(.custom(transition))
  }

  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  public static var identity: AnyTransition { AnyTransition(.identity) }
  public static var slide: AnyTransition { AnyTransition(.slide) }
  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// `offset`: In points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition between a view with the modifier `active` and one with `identity`.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.custom(ModifierTransition(active: active, identity: identity)))
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

/// A transition between two values of a modifier.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  @MainActor
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

// MARK: - What the engine asks

extension AnyTransition {
  /// How the view goes, with the animation for that.
  var removal: AnyTransition {
    oneWay {
      $0.removal
    } choosing: { _, removal in
      removal
    }
  }

  /// How the view comes, with the animation for that: how it looks before it has come.
  ///
  /// A view that slides out at the trailing edge slides in at the leading one.
  var insertion: AnyTransition {
    switch kind {
    case .slide: with(.move(.leading))
    case .push(let edge): with(.combined(.move(edge: edge), .opacity))
    default:
      oneWay {
        $0.insertion
      } choosing: { insertion, _ in
        insertion
      }
    }
  }

  private func with(_ kind: Kind) -> AnyTransition {
    var copy = AnyTransition(kind)
    copy.animation = animation
    return copy
  }

  /// What the transition is made of, with only one of its two ways.
  private func oneWay(
    _ way: (AnyTransition) -> AnyTransition,
    choosing choose: (_ insertion: AnyTransition, _ removal: AnyTransition) -> AnyTransition
  ) -> AnyTransition {
    switch kind {
    case .asymmetric(let insertion, let removal):
      var result = way(choose(insertion, removal))
      result.animation = result.animation ?? animation
      return result
    case .combined(let first, let second):
      let (first, second) = (way(first), way(second))
      var both = AnyTransition(.combined(first, second))
      both.animation = animation ?? first.animation ?? second.animation
      return both
    default: return self
    }
  }

  var isIdentity: Bool {
    switch kind {
    case .identity: true
    case .combined(let first, let second): first.isIdentity && second.isIdentity
    default: false
    }
  }

  /// The transitions with a body of their own, the inner one first.
  var customParts: [any Transition] {
    switch kind {
    case .custom(let transition): [transition]
    case .combined(let first, let second): first.customParts + second.customParts
    case .asymmetric(let insertion, let removal): insertion.customParts + removal.customParts
    default: []
    }
  }

  /// The looks of a view that goes after a part of the way, or of one that has that part before it.
  ///
  /// `frame` and `size`, the root's, are in the root's space, in points.
  func look(progress: Double, frame: CGRect, in size: CGSize) -> GroupAttributes {
    var look = GroupAttributes()
    add(to: &look, progress, frame)
    return look
  }

  private func add(to look: inout GroupAttributes, _ progress: Double, _ frame: CGRect) {
    func move(_ x: CGFloat, _ y: CGFloat) {
      look.transform = look.transform.concatenating(
        CGAffineTransform(translationX: x * progress, y: y * progress))
    }
    func move(to edge: Edge) {
      switch edge {
      case .top: move(0, -frame.height)
      case .bottom: move(0, frame.height)
      case .leading: move(-frame.width, 0)
      case .trailing: move(frame.width, 0)
      }
    }
    switch kind {
    case .identity: break
    case .opacity, .custom: look.opacity *= max(0, 1 - progress)
    case .slide: move(to: .trailing)
    case .move(let edge): move(to: edge)
    case .push(let edge):
      move(to: edge.opposite)
      look.opacity *= max(0, 1 - progress)
    case .offset(let offset): move(offset.width, offset.height)
    case .scale(let scale, let anchor):
      let factor = 1 + (max(scale, 0.0001) - 1) * progress
      let x = frame.minX + frame.width * anchor.x
      let y = frame.minY + frame.height * anchor.y
      look.transform = look.transform
        .concatenating(CGAffineTransform(translationX: -x, y: -y))
        .concatenating(CGAffineTransform(scaleX: factor, y: factor))
        .concatenating(CGAffineTransform(translationX: x, y: y))
    case .combined(let first, let second):
      first.add(to: &look, progress, frame)
      second.add(to: &look, progress, frame)
    case .asymmetric(_, let removal): removal.add(to: &look, progress, frame)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
