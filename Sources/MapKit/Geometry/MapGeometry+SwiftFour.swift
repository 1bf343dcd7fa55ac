import CoreLocation

// What sources in the language mode 4 call the values of the map's geometry by; later modes have initialisers and
// members for it, and are told their names.

@available(
  swift, obsoleted: 4.2, renamed: "MKCoordinateSpan.init(latitudeDelta:longitudeDelta:)"
)
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion.init(center:span:)")
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

@available(
  swift, obsoleted: 4.2,
  renamed: "MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)"
)
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

@available(swift, obsoleted: 4.2, renamed: "MKCoordinateRegion.init(_:)")
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}

@available(swift, obsoleted: 4.2, renamed: "MKMapPoint.init(x:y:)")
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

@available(swift, obsoleted: 4.2, renamed: "MKMapPoint.init(_:)")
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

@available(swift, obsoleted: 4.2, renamed: "getter:MKMapPoint.coordinate(self:)")
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}

@available(swift, obsoleted: 4.2, renamed: "MKMapPoint.distance(self:to:)")
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

@available(swift, obsoleted: 4.2, renamed: "MKMapSize.init(width:height:)")
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

@available(swift, obsoleted: 4.2, renamed: "MKMapRect.init(x:y:width:height:)")
public func MKMapRectMake(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

@available(swift, obsoleted: 4.2, renamed: "MKMapRect.union(self:_:)")
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}

@available(swift, obsoleted: 4.2, renamed: "MKMapRect.intersects(self:_:)")
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}

@available(swift, obsoleted: 4.2, renamed: "MKMapRect.contains(self:_:)")
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}

@available(swift, obsoleted: 4.2, renamed: "getter:MKMapRect.isNull(self:)")
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

@available(swift, obsoleted: 4.2, renamed: "MKMapRect.null")
public var MKMapRectNull: MKMapRect { .null }

@available(swift, obsoleted: 4.2, renamed: "MKMapRect.world")
public var MKMapRectWorld: MKMapRect { .world }
