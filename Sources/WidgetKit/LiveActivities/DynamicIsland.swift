import SwiftUI

/// What a Live Activity shows around the camera.
@preconcurrency @MainActor
public struct DynamicIsland {
  let expanded: [IslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  private var margins: [(mode: DynamicIslandMode, edges: Edge.Set, length: CGFloat)] = []

  public init<
    Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  /// Says what a tap opens.
  ///
  /// Differs from Apple's: nobody taps the island here, so that `url` is never opened.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// Says in which colour the island's border is drawn on dark pictures.
  ///
  /// Differs from Apple's: the border is not drawn, in whatever `color`.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// Keeps the content of a mode off the edges by a length in points.
  ///
  /// What is said last for an edge counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    var copy = self
    copy.margins.append((mode, edges, length))
    return copy
  }

  /// In points, all the same unless the app says something else.
  func insets(for mode: DynamicIslandMode, standard: CGFloat) -> EdgeInsets {
    var insets = EdgeInsets(
      top: standard, leading: standard, bottom: standard, trailing: standard)
    for margin in margins where margin.mode == mode {
      if margin.edges.contains(.top) { insets.top = margin.length }
      if margin.edges.contains(.leading) { insets.leading = margin.length }
      if margin.edges.contains(.bottom) { insets.bottom = margin.length }
      if margin.edges.contains(.trailing) { insets.trailing = margin.length }
    }
    return insets
  }
}

/// What of the Dynamic Island is meant.
public struct DynamicIslandMode: Equatable, Sendable {
  private let name: String

  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}
