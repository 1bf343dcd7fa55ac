import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = StepperMetrics.size
  private var storedValue = 0.0
  let decrementButton = StepperHalf(isIncrement: false)
  let incrementButton = StepperHalf(isIncrement: true)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    coder.readInterface(into: self, as: UIStepper.self)
  }

  private func setUp() {
    decrementButton.onTap = { [weak self] in self?.released(by: -1) }
    incrementButton.onTap = { [weak self] in self?.released(by: 1) }
    decrementButton.onHold = { [weak self] in self?.holding(by: -1, $0) }
    incrementButton.onHold = { [weak self] in self?.holding(by: 1, $0) }
    for button in [decrementButton, incrementButton] {
      // A finger that leaves elsewhere steps no more.
      button.addAction(
        UIAction { [weak self] _ in self?.hasRepeated = false },
        for: [.touchUpOutside, .touchCancel])
      addSubview(button)
    }
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  // MARK: Value

  /// Keeps between the bounds; setting sends nothing.
  open var value: Double {
    get { storedValue }
    set {
      guard GeometryPass.acceptsValue(newValue, as: "value", of: self) else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
      update()
    }
  }
  open var minimumValue = 0.0 {
    didSet {
      if !GeometryPass.acceptsValue(minimumValue, as: "minimumValue", of: self) {
        minimumValue = oldValue
      }
      value = storedValue
    }
  }
  open var maximumValue = 100.0 {
    didSet {
      if !GeometryPass.acceptsValue(maximumValue, as: "maximumValue", of: self) {
        maximumValue = oldValue
      }
      value = storedValue
    }
  }
  open var stepValue = 1.0 {
    didSet {
      if !GeometryPass.accepts([stepValue], as: "stepValue", of: self) { stepValue = oldValue }
    }
  }
  /// Whether each step while a side is held is told, or only the last value.
  open var isContinuous = true
  /// Whether holding a side goes on stepping.
  open var autorepeat = true
  open var wraps = false { didSet { update() } }

  @discardableResult
  private func step(by direction: Double, tells: Bool = true) -> Bool {
    guard isEnabled else { return false }
    let old = value
    var new = value + direction * stepValue
    if wraps {
      if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
    }
    value = new
    guard value != old else { return false }
    if tells { sendActions(for: .valueChanged) }
    return true
  }

  // MARK: Images

  /// In place of the minus; nil for the minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrementButton.images[state] = image
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? { decrementButton.images[state] }

  /// In place of the plus; nil for the plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    incrementButton.images[state] = image
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? { incrementButton.images[state] }

  var backgroundImages = StateImages() { didSet { setNeedsDisplay() } }

  /// In place of the grey ground; nil for the ground.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  var dividers = SegmentImages() { didSet { setNeedsDisplay() } }

  // MARK: Holding a side

  private var repeating: ScheduledWork?
  private var hasRepeated = false
  /// Whether steps were made that nobody was told of.
  private var owesEvent = false

  private func holding(by direction: Double, _ isHeld: Bool) {
    repeating?.cancel()
    repeating = nil
    guard isHeld else {
      tellOwed()
      return
    }
    hasRepeated = false
    guard autorepeat else { return }
    scheduleStep(by: direction, after: RepeatMetrics.delay)
  }

  private func scheduleStep(by direction: Double, after delay: TimeInterval) {
    repeating = UIApplication.shared.device.clock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      self.repeating = nil
      self.hasRepeated = true
      let changed = self.step(by: direction, tells: self.isContinuous)
      if changed, !self.isContinuous { self.owesEvent = true }
      if changed { self.scheduleStep(by: direction, after: RepeatMetrics.interval) }
    }
  }

  private func tellOwed() {
    guard owesEvent else { return }
    owesEvent = false
    sendActions(for: .valueChanged)
  }

  /// A tap steps once; a held side has stepped already.
  private func released(by direction: Double) {
    if !hasRepeated { step(by: direction) }
    hasRepeated = false
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
    if let image = backgroundImages[state] ?? backgroundImages[.normal] {
      ImageDrawing.append(image, in: bounds, tint: tintColor, to: &canvas)
      appendDivider(to: &canvas)
      return
    }
    let radius = SystemMetrics.current.controlRadius(StepperMetrics.cornerRadius, in: bounds.size)
    canvas.fill(bounds, cornerRadius: radius, .tertiarySystemFill)
    if !appendDivider(to: &canvas) {
      canvas.fill(StepperMetrics.divider(in: bounds), .separator)
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.stepper, isElement: false))
    defaults.value =
      value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    return defaults
  }
}
