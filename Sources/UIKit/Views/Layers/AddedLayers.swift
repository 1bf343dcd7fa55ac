/// The layers that were added as such to one, and where they lie among the subviews of its view.
struct AddedLayers {
  /// From back to front, each with how many subviews lie below it.
  private var entries: [(layer: CALayer, subviewsBelow: Int)] = []

  var layers: [CALayer] { entries.map(\.layer) }

  /// Layers and subviews from back to front.
  func children(among views: [UIView]) -> [CALayer.Child] {
    guard !entries.isEmpty else { return views.map { .view($0) } }
    var result: [CALayer.Child] = []
    var next = 0
    for (layer, below) in entries {
      while next < min(below, views.count) {
        result.append(.view(views[next]))
        next += 1
      }
      result.append(.layer(layer))
    }
    return result + views[next...].map { .view($0) }
  }

  /// Puts a layer where the child with a number is: in the back for numbers below 0, in the front for those that none
  /// has.
  mutating func insert(_ layer: CALayer, at index: Int, among views: [UIView]) {
    let before = children(among: views).prefix(max(index, 0))
    let below = before.reduce(0) { count, child in
      if case .view = child { return count + 1 }
      return count
    }
    entries.insert((layer, below), at: before.count - below)
  }

  mutating func remove(_ layer: CALayer) {
    entries.removeAll { $0.layer === layer }
  }
}
