import CoreGraphics
import CoreLocation
import SwiftUI

/// What stands on a map without annotations.
@preconcurrency @MainActor
public struct _DefaultMapContent: View {
  public var body: some View { EmptyView() }
}

/// What stands on a map with annotations.
@preconcurrency @MainActor
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  package let items: Items
  package let annotation: (Items.Element) -> any MapAnnotationProtocol

  public var body: some View {
    ForEach(items) { item in AnnotationPlace(annotation: annotation(item)) }
  }
}

/// An annotation at its place in the view.
struct AnnotationPlace: View {
  let annotation: any MapAnnotationProtocol
  @Environment(\.mapProjection) private var projection

  var body: some View {
    let data = annotation._annotationData
    let point = projection.point(data.coordinate)
    let anchor = data.anchorPoint
    data.view
      .fixedSize()
      .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
      .alignmentGuide(.top) { $0.height * anchor.y - point.y }
  }
}

extension Map where Content == _DefaultMapContent {
  /// A map of a region.
  ///
  /// Differs from Apple's: where the user is is not known here, so that nothing is shown for
  /// `showsUserLocation`, and a map that follows the user stays where it is.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode,
      _DefaultMapContent())
  }

  /// A map of a part of the flat map of the world.
  ///
  /// Differs from Apple's: as for regions, where the user is is not known.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode,
      _DefaultMapContent())
  }
}

extension Map {
  /// A map of a region with an annotation for each item.
  ///
  /// Differs from Apple's: where the user is is not known here, so that nothing is shown for
  /// `showsUserLocation`, and a map that follows the user stays where it is.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode,
      _DefaultAnnotatedMapContent(items: items, annotation: annotationContent))
  }

  /// A part of the flat map of the world with an annotation for each item.
  ///
  /// Differs from Apple's: as for regions, where the user is is not known.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode,
      _DefaultAnnotatedMapContent(items: items, annotation: annotationContent))
  }
}
