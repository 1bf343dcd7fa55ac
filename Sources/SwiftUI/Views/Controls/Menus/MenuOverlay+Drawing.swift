import DisplayList
import Foundation
import Metrics
import UIKit

// MARK: The lines of a menu and what is behind them

extension MenuOverlayNode {
  func drawLines(_ paint: ControlPaint, into canvas: inout DisplayCanvas) {
    let places = places
    for (index, place) in places.enumerated() {
      let frame = place.frame
      if place.item.kind == .gap {
        canvas.append(.fill(canvas.pixelRect(frame), paint.tertiaryFill))
        continue
      }
      if index > 0, places[index - 1].item.kind != .gap {
        var line = canvas.pixelRect(
          CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 0)))
        line.size.height = 1 / canvas.scale
        canvas.append(.fill(line, paint.separator))
      }
      guard let element = place.item.element else { continue }
      if index == pressed { canvas.append(.fill(canvas.pixelRect(frame), paint.tertiaryFill)) }
      if isMarked(place.item) {
        drawSign("checkmark", in: frame, isAtEnd: false, paint.label, into: &canvas)
      }
      if opensMenu(place.item) {
        let name = environment.isRightToLeft ? "chevron.left" : "chevron.right"
        drawSign(name, in: frame, isAtEnd: true, paint.secondaryLabel, into: &canvas)
      }
      let isFaint = place.item.isPlainText && choose == nil
      let opacity = isFaint || !element.environment.values.isEnabled ? 0.5 : 1
      canvas.group(GroupAttributes(opacity: opacity)) { element.drawPlaced(into: &$0) }
    }
  }

  /// Darkens what is behind and shows the view that the menu belongs to in front of it.
  func drawPreview(_ node: LayoutNode, into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    canvas.append(.fill(canvas.pixelRect(graph.size), PaintColor(white: 0, alpha: 0.2)))
    if let ownPreviewElement {
      let rect = canvas.pixelRect(ownPreviewElement.frame)
      canvas.group(GroupAttributes(clip: Clip(rect, cornerRadius: MenuMetrics.cornerRadius))) {
        canvas in
        canvas.append(.fill(rect, paint.background))
        ownPreviewElement.drawPlaced(into: &canvas)
      }
      return
    }
    if let row = node.wholeRow {
      // The cell as it stands in its list, with its sign that it leads on.
      canvas.translated(by: row.rootOrigin) { canvas in
        let rect = canvas.pixelRect(row.size)
        canvas.group(GroupAttributes(clip: Clip(rect, cornerRadius: 12))) { canvas in
          canvas.append(.fill(rect, ControlPaint(row).groupedCell))
          row.draw(into: &canvas)
        }
      }
      return
    }
    canvas.translated(by: node.rootOrigin) { canvas in
      let rect = canvas.pixelRect(
        CGRect(origin: .zero, size: node.size).insetBy(dx: -8, dy: -8))
      canvas.append(.fill(rect, cornerRadius: 12, .color(paint.background)))
      node.draw(into: &canvas)
    }
  }

  /// Draws the mark of a chosen row at its start, or the sign of a menu inside of the menu at its end.
  private func drawSign(
    _ name: String, in row: CGRect, isAtEnd: Bool, _ color: PaintColor,
    into canvas: inout DisplayCanvas
  ) {
    let growth = signGrowth
    let isOnRight = isAtEnd != environment.isRightToLeft
    let place = MenuMetrics.signPlace(growth: growth, in: row, isAtEnd: isOnRight)
    let (size, weight) = (MenuMetrics.signSize(growth: growth), MenuMetrics.signWeight)
    let sign = SymbolMetrics.size(name: name, pointSize: size, weight: weight)
    let rect = canvas.pixelRect(
      CGRect(
        x: place.midX - sign.width / 2, y: place.midY - sign.height / 2, width: sign.width,
        height: sign.height))
    let content = SymbolContent(name, pointSize: size, weight: weight, paints: [.color(color)])
    canvas.append(.symbol(content, in: rect))
  }
}

extension LayoutNode {
  /// The row of a list that the node is, or whose content it is; nil where it is a part of one, or in none.
  fileprivate var wholeRow: ListRowNode? {
    if let row = self as? ListRowNode { return row }
    var parent = layoutParent
    while let wrapper = parent as? WrapperNode { parent = wrapper.layoutParent }
    return parent as? ListRowNode
  }
}
