import CoreGraphics
import UIKit

/// A view that lets touches through where it has no subview.
@MainActor
final class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // Subviews stand beyond its edges, as what they are laid out by is larger than what is seen.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
