import Accessibility
import CoreGraphics
import DisplayList
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
  ///
  /// Differs from Apple's: the thumb is at its new place at once, `animated` or not.
  open func setValue(_ value: Float, animated: Bool) {
    guard GeometryPass.acceptsValue(Double(value), as: "value", of: self) else { return }
    storedValue = min(max(value, minimumValue), max(maximumValue, minimumValue))
    setNeedsDisplay()
  }

  /// Takes the maximum along where that would be less; documented.
  open var minimumValue: Float = 0 {
    didSet {
      keep(&minimumValue, insteadOf: oldValue, as: "minimumValue")
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
    }
  }
  /// Takes the minimum along where that would be greater; documented.
  open var maximumValue: Float = 1 {
    didSet {
      keep(&maximumValue, insteadOf: oldValue, as: "maximumValue")
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
    }
  }
  open var isContinuous = true
  /// Whether there is a thumb.
  open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
  /// The marks of the line, and which part of it users can choose; nil for all of it without any.
  open var trackConfiguration: TrackConfiguration? { didSet { setNeedsDisplay() } }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stands before the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Stands behind the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: Images

  var thumbImages = StateImages()
  var minimumTrackImages = StateImages()
  var maximumTrackImages = StateImages()

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsDisplay()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state] = image
    setNeedsDisplay()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

  // MARK: Fraction

  /// 0 to 1 along the track.
  package var fraction: CGFloat {
    get {
      maximumValue > minimumValue
        ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }
    set {
      let part = trackConfiguration?.nearest(to: newValue) ?? newValue
      value = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
    }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderMetrics.height)
  }

  /// Between an image at an end and the track, in points; chosen, as it is documented nowhere.
  private static let imageGap: CGFloat = 4

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    let rect = CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return mirrored(rect, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    let rect = CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return mirrored(rect, in: bounds)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let whole = SliderMetrics.track(SystemMetrics.current.sliderTrackHeight, in: bounds)
    var left = whole.minX
    var right = whole.maxX
    if minimumValueImage != nil {
      left += minimumValueImageRect(forBounds: bounds).width + Self.imageGap
    }
    if maximumValueImage != nil {
      right -= maximumValueImageRect(forBounds: bounds).width + Self.imageGap
    }
    let rect = CGRect(
      x: left, y: whole.minY, width: max(right - left, 0), height: whole.height)
    return mirrored(rect, in: bounds)
  }

  /// The thumb's left edge goes from 2 points before the track's start as far as that its right edge
  /// stands 2 points behind the track's end.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = thumbSize
    let x = rect.minX - inset + (rect.width + 2 * inset - size.width) * part
    let thumb = CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return mirrored(thumb, in: rect)
  }

  /// How far the thumb reaches beyond the track at both ends, in points.
  private var inset: CGFloat { SliderMetrics.trackInset }

  private var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size }
    // Without a thumb the value goes along the whole line.
    let width = sliderStyle == .thumbless ? 2 * inset : SliderMetrics.thumb
    return CGSize(width: width, height: SliderMetrics.thumb)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let reach = SliderMetrics.thumb / 2 - SliderMetrics.reach
    let place = touch.location(in: self)
    // Foundation's `CGRect.contains` ends the process where the values are so large that their difference is none.
    return abs(place.x - thumb.midX) <= thumb.width / 2 - reach
      && abs(place.y - thumb.midY) <= thumb.height / 2 - reach
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let width = thumbSize.width
    let x = touch.location(in: self).x - (track.minX - inset) - width / 2
    let room = track.width + 2 * inset - width
    let part = room > 0 ? x / room : 0
    fraction = isRightToLeft && room > 0 ? 1 - part : part
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
    adjust(
      to: trackConfiguration?.step(from: fraction, isBack: false)
        ?? fraction + SliderMetrics.accessibilityStep)
  }
  open override func accessibilityDecrement() {
    adjust(
      to: trackConfiguration?.step(from: fraction, isBack: true)
        ?? fraction - SliderMetrics.accessibilityStep)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    appendTrack(from: track.minX, to: track.maxX, track, currentMaximumTrackImage, &canvas) {
      maximumTrackTintColor ?? .systemFill
    }
    let start = colouredStart(track)
    appendTrack(
      from: min(start, thumb.midX), to: max(start, thumb.midX), track, currentMinimumTrackImage,
      &canvas
    ) {
      minimumTrackTintColor ?? tintColor
    }
    appendTicks(track, to: &canvas)
    for (image, rect) in [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ] {
      image.map { ImageDrawing.append($0, in: rect, tint: tintColor, to: &canvas) }
    }
    if let image = currentThumbImage {
      ImageDrawing.append(image, in: thumb, tint: thumbTintColor ?? tintColor, to: &canvas)
      return
    }
    guard sliderStyle == .default else { return }
    var own = ViewCanvas(traits: canvas.traits)
    own.fillEllipse(in: thumb, thumbTintColor ?? .white)
    let shadow = Shadow(SliderMetrics.thumbShadow)
    canvas.list.append(contentsOf: own.list.grouped(GroupAttributes(shadow: shadow)))
  }

  /// One side of the track: its image, stretched, or a line in a colour.
  private func appendTrack(
    from left: CGFloat, to right: CGFloat, _ track: CGRect, _ image: UIImage?,
    _ canvas: inout ViewCanvas, color: () -> UIColor
  ) {
    let height = image?.size.height ?? track.height
    let rect = CGRect(x: left, y: track.midY - height / 2, width: right - left, height: height)
    if let image {
      ImageDrawing.append(image, in: rect, tint: color(), to: &canvas)
    } else {
      canvas.fill(rect, cornerRadius: rect.height / 2, color())
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .slider,
        value: trackConfiguration?.tick(at: fraction)?.title ?? ProgressMetrics.percent(fraction),
        traits: .adjustable))
  }
}
