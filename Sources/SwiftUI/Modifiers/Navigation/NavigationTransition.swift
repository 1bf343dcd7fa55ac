import CoreGraphics

/// The motion from one screen to the next.
public protocol NavigationTransition {}

/// The usual motion.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  public init() {}
}

/// Lets a screen grow out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  package let sourceID: AnyHashable
  package let namespace: Namespace.ID
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Lets a screen grow out of the view that is its matched transition source.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
  }
}

/// How the source of a transition looks meanwhile.
public protocol MatchedTransitionSourceConfiguration {
  var _look: _MatchedTransitionLook { get }
}

/// What is drawn around the source of a transition while it is under way.
public struct _MatchedTransitionLook: Sendable {
  package struct Shadow: Hashable, Sendable {
    package let color: Color
    /// In points.
    package let radius: CGFloat
    package let offset: CGSize
  }

  package var background: Color?
  package var clipShape: RoundedRectangle?
  package var shadow: Shadow?
}

/// Nothing but the view itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  public var _look: _MatchedTransitionLook { _MatchedTransitionLook() }
}

/// The looks that were asked for.
struct ChosenMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  let _look: _MatchedTransitionLook
}

extension MatchedTransitionSourceConfiguration {
  private func with(
    _ change: (inout _MatchedTransitionLook) -> Void
  ) -> ChosenMatchedTransitionSourceConfiguration {
    var look = _look
    change(&look)
    return ChosenMatchedTransitionSourceConfiguration(_look: look)
  }

  /// Fills what is behind the view.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    with { $0.background = style }
  }

  /// Cuts the view.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration {
    with { $0.clipShape = shape }
  }

  /// Lets the view throw a shadow; lengths in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with {
      $0.shadow = _MatchedTransitionLook.Shadow(
        color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }
}

/// The source of a transition, as inspection reads it.
package struct MatchedTransitionSource: Sendable {
  package nonisolated(unsafe) let id: AnyHashable
  package let namespace: Namespace.ID
  package let look: _MatchedTransitionLook
}

extension View {
  /// Chooses how this screen comes and goes.
  ///
  /// Differs from Apple's: the motion takes no time.
  public nonisolated func navigationTransition(
    _ style: some NavigationTransition
  ) -> some View {
    modifier(NotedModifier("navigationTransition", style))
  }

  /// Lets a screen that is zoomed to grow out of this view.
  ///
  /// Differs from Apple's: the motion takes no time, so the source never looks otherwise.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      NotedModifier(
        "matchedTransitionSource",
        MatchedTransitionSource(
          id: AnyHashable(id), namespace: namespace, look: _MatchedTransitionLook())))
  }

  /// Lets a screen that is zoomed to grow out of this view.
  ///
  /// Differs from Apple's: the motion takes no time, so the source never looks otherwise.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
    return modifier(
      NotedModifier(
        "matchedTransitionSource",
        MatchedTransitionSource(id: AnyHashable(id), namespace: namespace, look: look)))
  }
}
