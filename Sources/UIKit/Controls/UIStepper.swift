import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = StepperMetrics.size
  private var storedValue = 0.0
  private let decrementButton = StepperHalf(isIncrement: false)
  private let incrementButton = StepperHalf(isIncrement: true)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
  }

  private func setUp() {
    decrementButton.onTap = { [weak self] in self?.step(by: -1) }
    incrementButton.onTap = { [weak self] in self?.step(by: 1) }
    addSubview(decrementButton)
    addSubview(incrementButton)
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  // MARK: Value

  /// Keeps between the bounds; setting sends nothing.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      update()
    }
  }
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false { didSet { update() } }

  private func step(by direction: Double) {
    guard isEnabled else { return }
    let old = value
    var new = value + direction * stepValue
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    value = new
    if value != old { sendActions(for: .valueChanged) }
  }

  private func update() {
    decrementButton.isEnabled = isEnabled && (wraps || value > minimumValue)
    incrementButton.isEnabled = isEnabled && (wraps || value < maximumValue)
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  open override func accessibilityIncrement() { step(by: 1) }
  open override func accessibilityDecrement() { step(by: -1) }

  // MARK: Layout, drawing, accessibility

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    let half = bounds.width / 2
    decrementButton.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    incrementButton.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    canvas.fill(bounds, cornerRadius: StepperMetrics.cornerRadius, .tertiarySystemFill)
    canvas.fill(StepperMetrics.divider(in: bounds), .separator)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.stepper, isElement: false))
    defaults.value = value == value.rounded() ? String(Int(value)) : String(value)
    return defaults
  }
}

/// One half of a stepper.
@MainActor
private final class StepperHalf: StepButton {
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

/// A small button that shows a symbol.
@MainActor
class StepButton: UIControl {
  private let symbol: String
  private let spoken: String
  var onTap: (() -> Void)?

  init(symbol: String, label: String) {
    self.symbol = symbol
    spoken = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?()
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let rect = CGRect(x: bounds.midX - 9, y: bounds.midY - 9, width: 18, height: 18)
    canvas.symbol(symbol, in: rect, pointSize: 17, isEnabled ? .label : .tertiaryLabel)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(AccessibilityDefaults(.button, label: spoken, traits: .button))
  }
}
