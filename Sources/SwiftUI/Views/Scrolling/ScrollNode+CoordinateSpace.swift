extension ScrollingNode: CoordinateSpaceSource {
  package final func provides(_ name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollViewSpace else { return false }
    return scrolls(along: space.axis)
  }
}

extension ScrollingNode {
  /// Whether the view scrolls along an axis; nil for any.
  final func scrolls(along axis: Axis?) -> Bool {
    switch axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }
}
