import DisplayList
import Foundation
import Metrics
import UIKit

// MARK: What is below the words and buttons of an alert or a dialog

extension AlertLayerNode {
  func drawBoxes(into canvas: inout DisplayCanvas) {
    if !isBesideAnchor { drawDimming(into: &canvas) }
    let paint = ControlPaint(self)
    let color = PaintColor(
      white: Double(AlertMetrics.white(isDark: environment.values.colorScheme == .dark)))
    // The way out of a dialog stands on a card of its own, which nothing shines through.
    let boxes = isDialog ? [(box, color), (cancelBox, opaqueCard)] : [(box, color)]
    if isBesideAnchor {
      let shadow = Shadow(AlertMetrics.dialogShadow)
      canvas.group(GroupAttributes(shadow: shadow)) {
        $0.append(
          .fill($0.pixelRect(box), cornerRadius: AlertMetrics.cornerRadius, .color(opaqueCard)))
      }
    }
    for (box, color) in boxes where box.height > 0 {
      canvas.append(
        .fill(canvas.pixelRect(box), cornerRadius: AlertMetrics.cornerRadius, .color(color)))
    }
    let buttons = buttonsPart.frame
    if buttons.minY > box.minY {
      drawLine(
        CGRect(x: buttons.minX, y: buttons.minY, width: buttons.width, height: 1 / canvas.scale),
        paint, into: &canvas)
    }
    // Ways out below each other.
    for cell in cells where cell.frame.minY > cancelBox.minY && cell.layoutParent === self {
      drawLine(above: cell, paint, into: &canvas)
    }
  }

  /// The lines between the buttons.
  func drawLines(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    for cell in cells where cell.layoutParent === buttonsPart {
      if cell.frame.minY > 0 { drawLine(above: cell, paint, into: &canvas) }
      if cell.frame.minX > 1 {
        let side = CGRect(
          x: cell.frame.minX, y: cell.frame.minY, width: 1 / canvas.scale,
          height: cell.frame.height)
        canvas.append(.fill(canvas.pixelRect(side), paint.separator))
      }
    }
  }

  private func drawLine(
    above cell: ActionCellNode, _ paint: ControlPaint, into canvas: inout DisplayCanvas
  ) {
    drawLine(
      CGRect(
        x: cell.frame.minX, y: cell.frame.minY, width: cell.frame.width, height: 1 / canvas.scale),
      paint, into: &canvas)
  }

  private func drawLine(
    _ line: CGRect, _ paint: ControlPaint, into canvas: inout DisplayCanvas
  ) {
    canvas.append(.fill(canvas.pixelRect(line), paint.separator))
  }

  /// The boxes around the fields, one below the other.
  func drawFields(into canvas: inout DisplayCanvas) {
    guard let fieldBox else { return }
    let paint = ControlPaint(self)
    let rect = canvas.pixelRect(fieldBox)
    let radius = AlertMetrics.fieldRadius
    canvas.append(.fill(rect, cornerRadius: radius, .color(paint.background)))
    canvas.append(
      .stroke(
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil),
        .color(paint.separator), width: 1 / canvas.scale))
    for y in fieldLines {
      let line = CGRect(x: fieldBox.minX, y: y, width: fieldBox.width, height: 1 / canvas.scale)
      canvas.append(.fill(canvas.pixelRect(line), paint.separator))
    }
  }

  /// Behind the way out of a dialog, which stands above the screen.
  private var opaqueCard: PaintColor {
    ControlPaint(environment.makeChild { $0.isElevated = true })
      .color(UIColor.secondarySystemGroupedBackground)
  }
}
