import SwiftUI

/// A Live Activity as the Dynamic Island shows it.
struct IslandActivity: View {
  let island: DynamicIsland
  let state: ActivityPreviewViewKind.DynamicIslandPreviewViewState

  var body: some View {
    Group {
      switch state {
      case .compact: compact
      case .minimal: minimal
      case .expanded: expanded
      }
    }
    .environment(\.colorScheme, .dark)
  }

  private var compact: some View {
    HStack(spacing: 0) {
      island.compactLeading
        .padding(island.insets(for: .compactLeading, standard: 0))
        .frame(width: ActivitySizes.compactWidth)
      Spacer(minLength: 0)
      island.compactTrailing
        .padding(island.insets(for: .compactTrailing, standard: 0))
        .frame(width: ActivitySizes.compactWidth)
    }
    .frame(width: ActivitySizes.islandWidth, height: ActivitySizes.islandHeight)
    .background(Color.black)
    .clipShape(Capsule())
  }

  private var minimal: some View {
    island.minimal
      .padding(island.insets(for: .minimal, standard: 0))
      .frame(width: ActivitySizes.islandHeight, height: ActivitySizes.islandHeight)
      .background(Color.black)
      .clipShape(Circle())
  }

  private var expanded: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        region(.leading)
        Spacer(minLength: 0)
        VStack(spacing: 0) {
          Color.clear.frame(width: camera, height: ActivitySizes.islandHeight)
          region(.center)
        }
        Spacer(minLength: 0)
        region(.trailing)
      }
      region(.bottom)
    }
    .padding(island.insets(for: .expanded, standard: ActivitySizes.expandedMargin))
    .frame(width: ActivitySizes.width)
    .frame(
      minHeight: ActivitySizes.heights.lowerBound, maxHeight: ActivitySizes.heights.upperBound
    )
    .fixedSize(horizontal: false, vertical: true)
    .background(Color.black)
    .clipShape(RoundedRectangle(cornerRadius: ActivitySizes.expandedRadius))
  }

  /// The width of the camera between the two sides.
  private var camera: CGFloat { ActivitySizes.islandWidth - 2 * ActivitySizes.compactWidth }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    let regions = island.expanded.filter { $0.position.isSame(as: position) }
    return ForEach(regions.indices, id: \.self) { index in
      regions[index].view.layoutPriority(regions[index].priority)
    }
  }
}
