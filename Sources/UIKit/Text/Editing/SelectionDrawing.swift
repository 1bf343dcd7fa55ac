import CoreGraphics
import Metrics

/// Draws what is selected of a text.
@MainActor
enum SelectionDrawing {
  /// Below the text: a tint behind it, and a handle at each end.
  static func append(_ rectangles: [CGRect], _ tint: UIColor, to canvas: inout ViewCanvas) {
    let tinted = tint.withAlphaComponent(EditMenuMetrics.selectionAlpha)
    for rectangle in rectangles { canvas.fill(rectangle, tinted) }
    for (bar, knob) in EditMenuMetrics.handles(of: rectangles) {
      canvas.fill(bar, tint)
      canvas.fill(knob, cornerRadius: EditMenuMetrics.handleDiameter / 2, tint)
    }
  }
}
