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
public protocol MatchedTransitionSourceConfiguration {}

/// Nothing but the view itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  package init() {}

  private var unchanged: Self { self }

  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { unchanged }

  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { unchanged }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { unchanged }
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
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(NotedModifier("matchedTransitionSource", AnyHashable(id)))
  }

  /// Lets a screen that is zoomed to grow out of this view.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    _ = configuration(EmptyMatchedTransitionSourceConfiguration())
    return modifier(NotedModifier("matchedTransitionSource", AnyHashable(id)))
  }
}
