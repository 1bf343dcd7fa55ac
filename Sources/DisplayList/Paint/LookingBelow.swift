import CoreGraphics

extension DisplayList {
  /// Whether what it shows depends on what it is drawn over, other than by lying on it: materials blur that, blend
  /// modes mix with it.
  ///
  /// An image of such commands is flat: it is drawn by itself first.
  package var looksBelow: Bool { items.contains(where: \.looksBelow) }
}

extension DisplayItem {
  fileprivate var looksBelow: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.looksBelow
    case .text(let run): run.paint.looksBelow
    case .group(let attributes, let items):
      attributes.blendMode != .normal || items.contains(where: \.looksBelow)
    case .image, .symbol: false
    }
  }
}

extension Paint {
  fileprivate var looksBelow: Bool {
    if case .backdrop = self { true } else { false }
  }
}
