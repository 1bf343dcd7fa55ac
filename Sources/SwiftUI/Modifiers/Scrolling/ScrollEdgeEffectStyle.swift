import Foundation

/// What content looks like where it goes under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let rawValue: Int8

  public static var automatic: Self { Self(rawValue: 0) }
  /// With a line at the edge of the bar.
  public static var hard: Self { Self(rawValue: 1) }
  /// Without a line.
  public static var soft: Self { Self(rawValue: 2) }
}

extension View {
  /// Says what content looks like where it goes under bars at some edges.
  ///
  /// Differs from Apple's: bars look the same with all styles; the style is kept for inspection only.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modifier(NotedModifier("scrollEdgeEffectStyle", (style, edges)))
  }

  /// Leaves content as it is where it goes under bars at some edges: the bars have no background there.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _NavigationItemModifier("scrollEdgeEffectHidden", value: (hidden, edges)) { item in
        guard hidden else { return }
        let top: [ToolbarPlacement] = edges.contains(.top) ? [.navigationBar] : []
        let bottom: [ToolbarPlacement] = edges.contains(.bottom) ? [.tabBar, .bottomBar] : []
        for bar in top + bottom {
          item.barBackground[bar, default: BarBackgroundSetting()].visibility = .hidden
        }
      })
  }
}
