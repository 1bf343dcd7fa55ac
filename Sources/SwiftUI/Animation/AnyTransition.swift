import Foundation

/// How a view comes and goes.
///
/// Differs from Apple's: a view that goes is gone at once; a settled tree shows the end.
public struct AnyTransition: Sendable {
  package indirect enum Kind: Sendable {
    case identity
    case opacity
    case slide
    case move(Edge)
    case push(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
    case modifier
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
  }

  package var kind: Kind
  package var animation: Animation?

  init(_ kind: Kind) { self.kind = kind }

  public static let opacity = AnyTransition(.opacity)
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

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.modifier)
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}
