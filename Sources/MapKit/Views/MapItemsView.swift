import CoreGraphics
import SwiftUI

/// All that stands on a map, at its places: overlays behind markers.
struct MapItemsView: View {
  let items: [_MapItem]
  let selection: MapSelectionLink?
  @Environment(\.mapProjection) private var projection

  var body: some View {
    ForEach(overlays) { item in
      if case .overlay(let overlay) = item.kind { MapOverlayView(overlay: overlay, item.style) }
    }
    ForEach(shown) { item in
      MapPlaceView(item: item, selection: selection)
    }
  }

  private var overlays: [_MapItem] {
    items.filter { if case .overlay = $0.kind { true } else { false } }
      .sorted { $0.style.overlayLevel.rawValue < $1.style.overlayLevel.rawValue }
  }

  /// What stands in sight or near it: views at other places are not made.
  private var shown: [_MapItem] {
    let sight = CGRect(origin: .zero, size: projection.size).insetBy(dx: -Self.near, dy: -Self.near)
    return items.filter { item in
      switch item.kind {
      case .marker(let place, _), .annotation(let place, _, _, _):
        sight.contains(projection.point(place))
      case .overlay: false
      }
    }
  }

  /// In points.
  private static let near: CGFloat = 60
}
