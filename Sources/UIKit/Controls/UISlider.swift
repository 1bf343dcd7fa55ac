import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UISlider: UIControl {
  private var storedValue: Float = 0

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin,
        size: CGSize(
          width: frame.width, height: frame.height == 0 ? SliderMetrics.height : frame.height)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Value

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Keeps the value between the bounds; sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), max(maximumValue, minimumValue))
    setNeedsDisplay()
  }

  open var minimumValue: Float = 0 { didSet { setValue(storedValue, animated: false) } }
  open var maximumValue: Float = 1 { didSet { setValue(storedValue, animated: false) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  open func setThumbImage(_ image: UIImage?, for state: State) { setNeedsDisplay() }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { setNeedsDisplay() }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { setNeedsDisplay() }

  /// 0 to 1 along the track.
  package var fraction: CGFloat {
    get {
      maximumValue > minimumValue
        ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }
    set {
      value = minimumValue + Float(min(max(newValue, 0), 1)) * (maximumValue - minimumValue)
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.track(in: bounds)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = SliderMetrics.thumb
    let middle = SliderMetrics.thumbMiddle(at: part, in: bounds)
    return CGRect(x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let reach = SliderMetrics.thumb / 2 - SliderMetrics.reach
    return thumb.insetBy(dx: reach, dy: reach).contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    fraction = SliderMetrics.part(at: touch.location(in: self).x, in: bounds)
    if isContinuous { sendActions(for: .valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  /// Moves the thumb as a user does.
  package func adjust(to fraction: CGFloat) {
    guard isEnabled else { return }
    self.fraction = fraction
    sendActions(for: .valueChanged)
  }

  package override func performAccessibilityAction(
    _ action: AccessibilityElementAction, onElement id: UInt64
  ) -> Bool {
    guard case .adjustSlider(let position) = action else {
      return super.performAccessibilityAction(action, onElement: id)
    }
    adjust(to: position)
    return true
  }

  open override func accessibilityIncrement() {
    adjust(to: fraction + SliderMetrics.accessibilityStep)
  }
  open override func accessibilityDecrement() {
    adjust(to: fraction - SliderMetrics.accessibilityStep)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    canvas.fill(
      track, cornerRadius: SliderMetrics.trackHeight / 2, maximumTrackTintColor ?? .systemFill)
    canvas.fill(
      CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height),
      cornerRadius: SliderMetrics.trackHeight / 2, minimumTrackTintColor ?? tintColor)
    canvas.fillEllipse(in: thumb, thumbTintColor ?? .white)
    canvas.append(
      .stroke(
        CGPath(ellipseIn: thumb, transform: nil), canvas.paint(.separator), width: canvas.pixel))
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .slider, value: ProgressMetrics.percent(fraction), traits: .adjustable))
  }
}
