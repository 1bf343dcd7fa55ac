import CoreGraphics

extension MKMapRect {
  /// Whether the part goes on beyond the edge of the flat map, in the west or the east.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > MKMapPoint.world) && width < MKMapPoint.world
  }

  /// What lies beyond the edge of the flat map, moved to where it is on the map; `null` for nothing.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let world = MKMapPoint.world
    return minX < 0
      ? MKMapRect(x: minX + world, y: minY, width: -minX, height: height)
      : MKMapRect(x: 0, y: minY, width: maxX - world, height: height)
  }

  /// The part in two: `slice` is so many map points wide or high at an edge.
  public func divided(
    atDistance amount: Double, from edge: CGRectEdge
  ) -> (slice: MKMapRect, remainder: MKMapRect) {
    if isNull { return (.null, .null) }
    let isWide = edge == .minXEdge || edge == .maxXEdge
    let length = min(max(amount, 0), isWide ? width : height)
    var (slice, rest) = (self, self)
    if isWide {
      slice.size.width = length
      rest.size.width -= length
    } else {
      slice.size.height = length
      rest.size.height -= length
    }
    switch edge {
    case .minXEdge: rest.origin.x += length
    case .minYEdge: rest.origin.y += length
    case .maxXEdge: slice.origin.x = maxX - length
    case .maxYEdge: slice.origin.y = maxY - length
    }
    return (slice, rest)
  }
}
