import CoreGraphics
import CoreLocation
import SwiftUI

/// Something that stands at a place on a map.
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
  var _annotationData: _MapAnnotationData { get }
}

/// Where an annotation stands and what it shows there.
@preconcurrency @MainActor
public struct _MapAnnotationData {
  package let coordinate: CLLocationCoordinate2D
  /// The point of the view that stands at the coordinate: (0, 0) is its upper left corner.
  package let anchorPoint: CGPoint
  package let view: AnyView
}

/// A view of the app's own at a place on a map.
@preconcurrency @MainActor
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  package let place: CLLocationCoordinate2D
  package let anchor: CGPoint
  package let content: Content

  /// `anchorPoint`: The point of the view that stands at the coordinate, in 0...1 of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    place = coordinate
    anchor = anchorPoint
    self.content = content()
  }

  public var _annotationData: _MapAnnotationData {
    _MapAnnotationData(coordinate: place, anchorPoint: anchor, view: AnyView(content))
  }
}

/// A balloon at a place on a map.
@preconcurrency @MainActor
public struct MapMarker: MapAnnotationProtocol {
  package let place: CLLocationCoordinate2D
  package let color: Color?

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    place = coordinate
    color = tint
  }

  public var _annotationData: _MapAnnotationData {
    _MapAnnotationData(
      coordinate: place, anchorPoint: CGPoint(x: 0.5, y: 1),
      view: AnyView(BalloonView(color: color ?? .red)))
  }
}

/// A pin at a place on a map.
@preconcurrency @MainActor
public struct MapPin: MapAnnotationProtocol {
  package let place: CLLocationCoordinate2D
  package let color: Color?

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    place = coordinate
    color = tint
  }

  public var _annotationData: _MapAnnotationData {
    _MapAnnotationData(
      coordinate: place, anchorPoint: CGPoint(x: 0.5, y: 1),
      view: AnyView(PinView(color: color ?? .red)))
  }
}
