import Accessibility
import CoreGraphics
import Device
import DisplayList
import Foundation

/// A key on the screen.
@MainActor
final class KeyboardKeyView: UIControl {
  var key: KeyboardKey {
    didSet { if key != oldValue { update() } }
  }
  /// Whether an app asked for another word than "return", which stands out then.
  var isProminent = false { didSet { update() } }
  /// The key, and how many taps it got in a row.
  var onTap: ((KeyboardKey, Int) -> Void)?
  private let caption = UILabel()

  init(_ key: KeyboardKey) {
    self.key = key
    super.init(frame: .zero)
    caption.textAlignment = .center
    caption.adjustsFontSizeToFitWidth = true
    addSubview(caption)
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A key is made by its keyboard.")
  }

  private func update() {
    let isLetter = key.role == .character && key.text.count == 1
    caption.text = symbolName == nil ? key.cap : nil
    caption.font = .systemFont(ofSize: isLetter ? 22.5 : 16)
    caption.textColor = isProminent ? .white : .label
    setNeedsLayout()
    UIChange.note()
  }

  private var symbolName: String? {
    switch key.cap {
    case "delete.left", "shift", "shift.fill": key.cap
    default: nil
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    caption.textColor = isEnabled ? (isProminent ? .white : .label) : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = bounds.insetBy(dx: 2, dy: 0)
  }

  // MARK: Drawing

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let isPlain = key.role == .character || key.role == .space
    canvas.fill(
      bounds.offsetBy(dx: 0, dy: 1), cornerRadius: 5, KeyboardColors.shadow)
    let isLight = isPlain != isHighlighted || key.cap == "shift.fill"
    let face: UIColor =
      isProminent && isEnabled
      ? .systemBlue : isLight ? KeyboardColors.key : KeyboardColors.functionKey
    canvas.fill(bounds, cornerRadius: 5, face)
    switch symbolName {
    case "delete.left": KeyboardGlyphs.appendDelete(to: &canvas, in: bounds)
    case "shift": KeyboardGlyphs.appendShift(to: &canvas, in: bounds, isFilled: false)
    case "shift.fill": KeyboardGlyphs.appendShift(to: &canvas, in: bounds, isFilled: true)
    default: break
    }
  }

  // MARK: Touches

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?(key, event?.allTouches?.first?.tapCount ?? 1)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches && self.point(inside: point, with: event) ? self : nil
  }

  // MARK: Accessibility

  package override var defaultAccessibility: AccessibilityDefaults {
    let isButton = key.role == .shift || key.role == .submit
    var defaults = described(
      AccessibilityDefaults(isButton ? .button : .key, traits: isButton ? .button : .keyboardKey))
    defaults.label = key.label
    return defaults
  }

  override var accessibilityIdentifier: String? {
    get { key.identifier }
    set {}
  }
}
