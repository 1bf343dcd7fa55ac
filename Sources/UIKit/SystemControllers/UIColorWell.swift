import Accessibility
import CoreGraphics
import DisplayList
import Foundation
import Metrics

/// Shows a colour in a ring of all hues; a tap on it offers others.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  private static let side = ColorWellMetrics.side

  /// The title of the sheet with the colours.
  open var title: String?
  /// Differs from Apple's: kept, and read by nobody here; every colour on offer is opaque.
  open var supportsAlpha = true
  /// Setting sends nothing; nil while none is chosen.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { bounds.size = CGSize(width: Self.side, height: Self.side) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Choosing

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    guard
      let presenter = sequence(first: self as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .black
    picker.delegate = self
    presenter.present(picker, animated: true)
  }

  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let ring = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side,
      height: Self.side)
    let hues: [UIColor] = [
      .systemRed, .systemYellow, .systemGreen, .cyan, .systemBlue, .systemPurple, .systemRed,
    ]
    let stops = hues.enumerated().map { index, color in
      PaintGradient.Stop(
        color: color.paintColor(in: canvas.traits),
        location: Double(index) / Double(hues.count - 1))
    }
    let center = CGPoint(x: ring.midX, y: ring.midY)
    var own = ViewCanvas(traits: canvas.traits)
    own.append(
      .fill(
        CGPath(ellipseIn: ring, transform: nil),
        .gradient(
          PaintGradient(
            .angular(center: center, startAngle: 0, endAngle: 2 * .pi), stops: stops))))
    func disc(_ inset: CGFloat, _ color: UIColor) {
      own.fillEllipse(in: ring.insetBy(dx: inset, dy: inset), color)
    }
    disc(ColorWellMetrics.groundInset, .systemBackground)
    if let selectedColor { disc(ColorWellMetrics.colorInset, selectedColor) }
    let opacity = isEnabled ? 1 : ColorWellMetrics.disabledOpacity
    canvas.list.append(contentsOf: own.list.grouped(GroupAttributes(opacity: opacity)))
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .colorWell, label: title, value: selectedColor?.accessibilityName, traits: .button))
  }
}
