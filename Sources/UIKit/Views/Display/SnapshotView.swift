import CoreGraphics
import DisplayList
import Foundation

/// Shows what another view looked like.
@MainActor
final class SnapshotView: UIView {
  private let items: [DisplayItem]
  private let rect: CGRect

  /// `rect` is the part of the other view, in its bounds' coordinates.
  init(items: [DisplayItem], rect: CGRect) {
    self.items = items
    self.rect = rect
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let move = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    let scale = CGAffineTransform(
      scaleX: bounds.width / rect.width, y: bounds.height / rect.height)
    let attributes = GroupAttributes(transform: move.concatenating(scale), clip: Clip(rect))
    canvas.list.append(contentsOf: DisplayList(items).grouped(attributes))
  }
}
