import CoreLocation
import SwiftUI

/// One thing on a map.
public struct _MapItem: Identifiable {
  enum Kind {
    case marker(CLLocationCoordinate2D, MapLabel)
    case annotation(CLLocationCoordinate2D, UnitPoint, AnyView, MapLabel)
    case overlay(MapOverlay)
  }

  public let id: [AnyHashable]
  let kind: Kind
  let style: MapItemStyle
  /// The values that select it, the most fitting one first.
  let tags: [AnyHashable]

  init(_ inputs: _MapInputs, _ kind: Kind, tag: AnyHashable? = nil) {
    id = inputs.path
    self.kind = kind
    style = inputs.style
    tags = inputs.tags + (tag.map { [$0] } ?? []) + inputs.identities.reversed()
  }

  /// The part of the map that it covers.
  var rect: MKMapRect {
    switch kind {
    case .marker(let place, _), .annotation(let place, _, _, _): MKMapRect(around: [place])
    case .overlay(let overlay): overlay.rect
    }
  }
}
