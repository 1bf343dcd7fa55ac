import CoreGraphics
import DisplayList

/// The badge at the end of a row.
@MainActor
struct RowBadge {
  let text: LayoutNode
  let prominence: BadgeProminence

  init?(_ label: Text, _ prominence: BadgeProminence, in row: LayoutNode) {
    let scope = row.environment.makeChild { $0.controlForeground = prominence.foreground }
    guard let node = Text._makeNode(label, row.childContext.with(scope)) as? LayoutNode else {
      return nil
    }
    node.layoutParent = row
    text = node
    self.prominence = prominence
  }

  /// In points.
  var size: CGSize {
    let text = text.sizeThatFits(.unspecified)
    guard prominence.hasBackground else { return text }
    let height = text.height + 4
    return CGSize(width: max(height, text.width + 14), height: height)
  }

  func place(at origin: CGPoint) {
    let (whole, inner) = (size, text.sizeThatFits(.unspecified))
    text.place(
      at: CGPoint(
        x: origin.x + (whole.width - inner.width) / 2,
        y: origin.y + (whole.height - inner.height) / 2),
      .unspecified)
  }

  func draw(into canvas: inout DisplayCanvas) {
    if prominence.hasBackground {
      let (whole, inner) = (size, text.size)
      let frame = CGRect(origin: text.origin, size: inner)
        .insetBy(dx: (inner.width - whole.width) / 2, dy: (inner.height - whole.height) / 2)
      canvas.append(
        .fill(
          canvas.pixelRect(frame), cornerRadius: frame.height / 2,
          .color(ControlPaint(text).red)))
    }
    text.drawPlaced(into: &canvas)
  }

  func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    text.buildAccessibilityPlaced(&builder)
  }
}
