import CoreGraphics

/// Where a view is in a scroll view, as far as its transition is concerned.
@frozen
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// On its way in or out at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  /// On its way in or out at the bottom or the trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase of its scroll transition to another.
public struct ScrollTransitionConfiguration: Sendable {
  package enum Mode: Sendable, Equatable {
    /// The phase changes at the threshold.
    case discrete
    /// What is seen follows the place of the view, by a curve.
    case interactive(UnitCurve)
    case identity
  }

  package let mode: Mode
  package var animation: Animation?
  package var threshold: Threshold

  /// The phase changes at once where half of the view is in sight, and leads there by an animation.
  public static func animated(
    _ animation: Animation = .default
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      mode: .discrete, animation: animation, threshold: .visible(0.5))
  }

  public static let animated: ScrollTransitionConfiguration = .animated()

  /// What is seen follows the place of the view until it is fully in sight.
  ///
  /// `timingCurve`: From just out of sight, at 0, to the threshold, at 1.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(
      mode: .interactive(timingCurve), animation: nil, threshold: .visible)
  }

  public static let interactive: ScrollTransitionConfiguration = .interactive()

  /// The view always looks as it does in sight.
  public static let identity = ScrollTransitionConfiguration(
    mode: .identity, animation: nil, threshold: .visible)

  /// Leads to what is to be seen by an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// Sets the place from which on the view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// A place on the way of a view from just out of sight to the middle of its scroll view.
  public struct Threshold: Sendable, Equatable {
    /// The part of the view that is in sight.
    private var visiblePart = 0.0
    /// The part of the way to the middle.
    private var centredPart = 0.0
    /// In points.
    private var distance = 0.0

    /// The whole view is in sight.
    public static let visible = Threshold(visiblePart: 1)
    /// Nothing of the view is in sight.
    public static let hidden = Threshold()
    /// The middle of the view is that of the scroll view.
    public static var centered: Threshold { Threshold(centredPart: 1) }

    /// `amount` of the view is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visiblePart: min(max(amount, 0), 1))
    }

    /// The place between this one, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func part(_ from: Double, _ to: Double) -> Double { from + (to - from) * amount }
      return Threshold(
        visiblePart: part(visiblePart, other.visiblePart),
        centredPart: part(centredPart, other.centredPart),
        distance: part(distance, other.distance))
    }

    /// The place that is `distance` points closer to the middle.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.distance += distance
      return copy
    }

    /// How far a view has to come in from just out of sight, in points.
    ///
    /// A view longer than its scroll view is in sight as soon as nothing else is.
    func way(ofLength length: CGFloat, in room: CGFloat) -> CGFloat {
      min(length, room) * visiblePart + (length + room) / 2 * centredPart + distance
    }
  }
}

extension ScrollTransitionConfiguration {
  /// How much of the transition is over after a view has come in by some points, from 0 to 1.
  func progress(after way: CGFloat, ofLength length: CGFloat, in room: CGFloat) -> Double {
    let whole = threshold.way(ofLength: length, in: room)
    switch mode {
    case .identity: return 1
    case .discrete: return way >= whole - 0.001 ? 1 : 0
    case .interactive(let curve):
      if way >= whole - 0.001 { return 1 }
      return way <= 0 || whole <= 0 ? 0 : curve.value(at: Double(way / whole))
    }
  }
}
