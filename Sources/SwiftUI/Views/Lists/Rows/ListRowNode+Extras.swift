import DisplayList
import Foundation

/// What a row shows beside its element: a background, a badge, a chevron.
extension ListRowNode {
  func showBackground<V: View>(_ view: V) {
    if let background, backgroundType == V.self {
      V._updateNode(background, to: view)
    } else {
      removeBackground()
      background = V._makeNode(view, childContext)
      backgroundType = V.self
    }
    findBackgroundElement()
  }

  func removeBackground() {
    background?.tearDown()
    background = nil
    backgroundType = nil
    backgroundElement = nil
  }

  func findBackgroundElement() {
    var elements: ContiguousArray<LayoutNode> = []
    background?.collectElements(into: &elements)
    backgroundElement = elements.first
    backgroundElement?.layoutParent = self
  }

  /// Shows the badge that is set at a place; nil for none.
  func showBadge(_ place: ListTraitNode?) {
    guard let place, case .badge(let label?) = place.trait else {
      badge?.text.tearDown()
      badge = nil
      return
    }
    let prominence = place.environment.values.badgeProminence
    if let badge, badge.prominence == prominence {
      Text._updateNode(badge.text, to: label)
    } else {
      badge?.text.tearDown()
      badge = RowBadge(label, prominence, in: self)
    }
  }

  /// Draws the sign that the row leads to another screen.
  func drawChevron(_ paint: ControlPaint, into canvas: inout DisplayCanvas) {
    let growth = environment.values.signGrowth
    let (width, height) = (6.5 * growth, 11.5 * growth)
    let x = left(fromLeading: size.width - insets.trailing - width - 0.5, width: width)
    let rect = canvas.pixelRect(
      CGRect(
        x: x + (actions?.shift ?? 0), y: (size.height - height - 0.5) / 2, width: width,
        height: height))
    let isRightToLeft = environment.isRightToLeft
    let (tip, ends) = isRightToLeft ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: ends, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: ends, y: rect.maxY))
    canvas.append(
      .stroke(
        path, .color(paint.tertiaryLabel),
        StrokeAttributes(width: 2 * growth, cap: .round, join: .round)))
  }
}
