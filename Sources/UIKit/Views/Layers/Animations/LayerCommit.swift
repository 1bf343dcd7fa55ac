import Device
import Foundation

/// Counts the moments at which what has changed is shown, to know which layers were seen before.
@MainActor
enum LayerCommit {
  private static var current: UInt64 = 1
  private static var isScheduled = false

  /// The moment at which what changes now will be shown first.
  static func stamp() -> UInt64 {
    if !isScheduled {
      isScheduled = true
      // A turn lays out after its queued work, so that the second round is after the layout.
      TurnScheduler.shared.enqueue {
        TurnScheduler.shared.enqueue { show() }
      }
    }
    return current
  }

  /// Shows what has changed.
  static func show() {
    current += 1
    isScheduled = false
  }

  /// Whether a layer was shown where it is now.
  static func wasShown(_ layer: CALayer) -> Bool {
    var next: CALayer? = layer
    while let layer = next {
      if let view = layer.owner, layer.storedSuperlayer == nil {
        guard let window = view.window, !window.isHidden else { return false }
        return view.commit < current && window.commit < current
      }
      guard layer.commit < current, let above = layer.storedSuperlayer else { return false }
      next = above
    }
    return false
  }
}
