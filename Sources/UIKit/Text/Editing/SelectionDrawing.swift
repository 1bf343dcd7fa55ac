import CoreGraphics
import Metrics

/// Draws what is selected of a text.
@MainActor
enum SelectionDrawing {
  /// Below the text: a tint behind it, and a handle at each end.
  static func append(_ rectangles: [CGRect], _ tint: UIColor, to canvas: inout ViewCanvas) {
    let tinted = tint.withAlphaComponent(EditMenuMetrics.selectionAlpha)
    for rectangle in rectangles { canvas.fill(rectangle, tinted) }
    guard let first = rectangles.first, let last = rectangles.last else { return }
    let width = FieldMetrics.insertionPointWidth
    let diameter = EditMenuMetrics.handleDiameter
    for (x, line, isStart) in [(first.minX, first, true), (last.maxX, last, false)] {
      canvas.fill(
        CGRect(x: x - width / 2, y: line.minY, width: width, height: line.height), tint)
      let knob = CGRect(
        x: x - diameter / 2, y: isStart ? line.minY - diameter : line.maxY, width: diameter,
        height: diameter)
      canvas.fill(knob, cornerRadius: diameter / 2, tint)
    }
  }
}
