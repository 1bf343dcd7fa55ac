import Accessibility
import CoreGraphics
import DisplayList
import Foundation
import Metrics

@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static var size: CGSize { SystemMetrics.current.switchSize }
  private var storedIsOn = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    autoLayout.defaultHugging = .defaultHigh
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    autoLayout.defaultHugging = .defaultHigh
    coder.readInterface(into: self, as: UISwitch.self)
  }

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sends nothing.
  ///
  /// Differs from Apple's: the thumb is at its new place at once, `animated` or not.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    setNeedsDisplay()
  }

  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; iOS shows it nowhere since version 7 either.
  open var onImage: UIImage?
  /// Differs from Apple's: kept, and read by nobody here; iOS shows it nowhere since version 7 either.
  open var offImage: UIImage?
  /// Differs from Apple's: kept, and read by nobody here; only a Mac shows it, beside a check box.
  open var title: String?
  /// Differs from Apple's: kept, and read by nobody here; an iPhone has only sliding switches.
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touches

  override var isTouchUpPrimary: Bool { true }
  override var primaryEvent: UIControl.Event { .valueChanged }

  private var start: CGFloat = 0
  /// How far the finger that is being lifted went to the right, in points.
  private var distance: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    distance = touch.map { $0.location(in: self).x - start } ?? 0
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    // Also of a finger that was lifted outside: what turns the switch over next may be no touch.
    distance = 0
  }

  override func sendPrimary(with event: UIEvent?) {
    let new = SwitchMetrics.isOn(afterDrag: distance, from: isOn, isRightToLeft: isRightToLeft)
    if new != isOn {
      setOn(new, animated: true)
      sendActions(for: .valueChanged, with: event)
    }
    super.sendPrimary(with: event)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let track = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    // A switch keeps its size where its frame is larger.
    let size = Self.size
    let rect = CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    var own = ViewCanvas(traits: canvas.traits)
    own.fill(rect, cornerRadius: rect.height / 2, track)
    let thumb = SwitchMetrics.thumb(
      SystemMetrics.current.switchThumb, in: rect, isOn: isOn, isRightToLeft: isRightToLeft)
    own.fill(thumb, cornerRadius: thumb.height / 2, thumbTintColor ?? .white)
    let opacity = isEnabled ? 1 : SwitchMetrics.disabledOpacity
    canvas.list.append(contentsOf: own.list.grouped(GroupAttributes(opacity: opacity)))
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .switch, value: isOn ? "1" : "0", traits: [.button, .toggleButton]))
  }
}
