import Foundation

/// A line or an area on a map view.
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it covers.
  var boundingMapRect: MKMapRect { get }
  /// Whether it covers anything of a part of the map; those that do not say it may cover all that is around them.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Differs from Apple's: asked by nobody here; there is nothing under overlays that they could replace.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}
