/// Where a bar stands: at the top or at the bottom of what it belongs to.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top of the screen, with its background behind the status bar as well.
  case topAttached = 3
}

/// Images behind a bar, by where it stands and how high it is.
@MainActor
struct BarImages {
  struct Key: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  var byKey: [Key: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { byKey[Key(position: position, metrics: metrics)] }
    set { byKey[Key(position: position, metrics: metrics)] = newValue }
  }

  /// What a bar shows: an image for its position before one for any, one for its height before the usual one.
  func shown(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    for metrics in metrics {
      if let image = self[position, metrics] ?? self[.any, metrics] { return image }
    }
    return nil
  }
}
