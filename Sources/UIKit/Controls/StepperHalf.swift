import CoreGraphics
import Metrics

/// One half of a stepper.
@MainActor
final class StepperHalf: StepButton {
  private let isIncrement: Bool

  init(isIncrement: Bool) {
    self.isIncrement = isIncrement
    super.init(
      symbol: isIncrement ? "plus" : "minus", label: isIncrement ? "Increment" : "Decrement")
  }

  required init?(coder: NSCoder) { nil }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let paint = canvas.paint(isEnabled ? .label : .tertiaryLabel)
    // One path: where two strokes cross, a translucent colour would be painted twice.
    let mark = CGMutablePath()
    for line in StepperMetrics.mark(isPlus: isIncrement, in: bounds) {
      mark.move(to: line.from)
      mark.addLine(to: line.to)
    }
    canvas.append(.stroke(mark, paint, width: StepperMetrics.lineWidth))
  }
}
