import SwiftUI

/// A part of the Dynamic Island while it is held open.
@preconcurrency @MainActor
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let content: Content
  /// Those that were said last first.
  private var margins: [(edges: Edge.Set, length: CGFloat)] = []

  /// Of the regions beside the camera the one with the highest `priority` gets the room that there is.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.position = position
    self.priority = priority
    self.content = content()
  }

  /// Keeps the region's content off its edges by a length in points.
  ///
  /// What is said first for an edge counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double
  ) -> DynamicIslandExpandedRegion<Content> {
    let known = margins.reduce(into: Edge.Set()) { $0.formUnion($1.edges) }
    var copy = self
    copy.margins.append((edges.subtracting(known), length))
    return copy
  }

  var region: IslandRegion {
    let view = margins.reduce(AnyView(content)) { view, margin in
      AnyView(view.padding(margin.edges, margin.length))
    }
    return IslandRegion(position: position, priority: priority, view: view)
  }
}

/// A region with what it shows.
struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let priority: Double
  let view: AnyView
}

/// Where a region stands.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  private let name: String

  /// Beside the camera and below.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")

  func isSame(as other: Self) -> Bool { name == other.name }
}

/// The regions of the Dynamic Island while it is held open.
@preconcurrency @MainActor
public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

/// Makes the content of the Dynamic Island of several regions.
@resultBuilder @MainActor
public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<C>(regions: [first.region])
  }

  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<some View> {
    first
  }

  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>(
      regions: accumulated.regions + [next.region])
  }

  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>(
      regions: accumulated.regions + next.regions)
  }
}
