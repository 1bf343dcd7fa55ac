import CoreGraphics
import DisplayList
import Foundation

/// How a view comes and goes, with the kind of transition hidden.
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

  /// Whether the transition moves views, so that those fade where motion is to be reduced.
  @MainActor var hasMotion: Bool {
    switch kind {
    case .identity, .opacity: false
    case .slide, .move, .push, .offset, .scale: true
    case .custom(let transition): type(of: transition).properties.hasMotion
    case .combined(let first, let second): first.hasMotion || second.hasMotion
    case .asymmetric(let insertion, let removal): insertion.hasMotion || removal.hasMotion
    }
  }

  /// A transition with a body of its own, and the ways for which it counts.
  struct CustomPart {
    let transition: any Transition
    var shapesComing = true
    var shapesGoing = true

    /// The view in a phase.
    @MainActor
    func shape(_ view: AnyView, in phase: TransitionPhase) -> AnyView {
      func apply<T: Transition>(_ transition: T) -> AnyView {
        let counts =
          switch phase {
          case .willAppear: shapesComing
          case .identity: true
          case .didDisappear: shapesGoing
          }
        return AnyView(transition.apply(content: view, phase: counts ? phase : .identity))
      }
      return apply(transition)
    }
  }

  /// The transitions with a body of their own, the inner one first.
  var customParts: [CustomPart] {
    switch kind {
    case .custom(let transition): return [CustomPart(transition: transition)]
    case .combined(let first, let second): return first.customParts + second.customParts
    case .asymmetric(let insertion, let removal):
      var coming = insertion.customParts
      for index in coming.indices { coming[index].shapesGoing = false }
      var going = removal.customParts
      for index in going.indices { going[index].shapesComing = false }
      return coming + going
    default: return []
    }
  }

  /// The looks of a view that goes after a part of the way, or of one that has that part before it.
  ///
  /// `frame` is in the space that is drawn in, in points. What transitions with a body of their own
  /// change is not in it.
  func look(progress: Double, frame: CGRect, isMirrored: Bool) -> GroupAttributes {
    var look = GroupAttributes()
    add(to: &look, progress, frame, isMirrored)
    return look
  }

  private func add(
    to look: inout GroupAttributes, _ progress: Double, _ frame: CGRect, _ isMirrored: Bool
  ) {
    func move(_ x: CGFloat, _ y: CGFloat) {
      look.transform = look.transform.concatenating(
        CGAffineTransform(translationX: x * progress, y: y * progress))
    }
    func move(to edge: Edge) {
      let way = edge.way(out: frame.size, isMirrored: isMirrored)
      move(way.width, way.height)
    }
    func fade() { look.opacity *= min(max(0, 1 - progress), 1) }
    switch kind {
    case .identity, .custom: break
    case .opacity: fade()
    case .slide: move(to: .trailing)
    case .move(let edge): move(to: edge)
    case .push(let edge):
      move(to: edge.opposite)
      fade()
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
      first.add(to: &look, progress, frame, isMirrored)
      second.add(to: &look, progress, frame, isMirrored)
    case .asymmetric(_, let removal): removal.add(to: &look, progress, frame, isMirrored)
    }
  }
}

extension Edge {
  /// How far a view of a size has to move to stand beyond this edge of its place, in points.
  func way(out size: CGSize, isMirrored: Bool) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: isMirrored ? size.width : -size.width, height: 0)
    case .trailing: CGSize(width: isMirrored ? -size.width : size.width, height: 0)
    }
  }

  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
