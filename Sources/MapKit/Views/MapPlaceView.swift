import CoreGraphics
import CoreLocation
import SwiftUI

/// A marker or an annotation at its place in the view.
struct MapPlaceView: View {
  let item: _MapItem
  let selection: MapSelectionLink?

  var body: some View {
    switch item.kind {
    case .marker(let place, let label):
      selectable(
        MarkerView(
          label: label, tint: item.style.tint ?? AnyShapeStyle(.red), showsTitle: showsTitle,
          isSelected: isSelected)
      )
      .standing(at: place, anchor: .bottom)
    case .annotation(let place, let anchor, let content, let label):
      selectable(AnnotationView(content: content, label: label, showsTitle: showsTitle))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .standing(at: place, anchor: anchor)
    case .overlay:
      EmptyView()
    }
  }

  private var showsTitle: Bool { item.style.titles != .hidden }
  private var isSelected: Bool { selection?.isSelected(item) ?? false }

  private func selectable<V: View>(_ view: V) -> some View {
    view.gesture(
      TapGesture().onEnded { selection?.select(item) },
      including: selection?.canSelect(item) == true ? .all : .subviews)
  }
}

extension View {
  /// Stands with a point of the view at a place of the map around, from whose upper left corner it is laid out.
  func standing(at place: CLLocationCoordinate2D, anchor: UnitPoint) -> some View {
    modifier(StandingModifier(place: place, anchor: anchor))
  }
}

private struct StandingModifier: ViewModifier {
  let place: CLLocationCoordinate2D
  let anchor: UnitPoint
  @Environment(\.mapProjection) private var projection
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    let point = projection.point(place)
    let (width, isMirrored) = (projection.size.width, direction == .rightToLeft)
    return
      content
      .fixedSize()
      .alignmentGuide(.leading) { content in
        // East is at the right whichever way text runs.
        isMirrored
          ? content.width * (1 - anchor.x) - (width - point.x) : content.width * anchor.x - point.x
      }
      .alignmentGuide(.top) { $0.height * anchor.y - point.y }
  }
}
