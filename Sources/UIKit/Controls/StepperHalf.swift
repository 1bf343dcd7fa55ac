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
    for line in StepperMetrics.mark(isPlus: isIncrement, in: bounds) {
      canvas.append(.line(from: line.from, to: line.to, paint, width: StepperMetrics.lineWidth))
    }
  }
}
