import Accessibility
import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    updateVisibility()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateVisibility()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateVisibility()
  }

  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = UIColor.systemGray { didSet { setNeedsDisplay() } }
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() {
    if hidesWhenStopped { isHidden = !isAnimating }
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Eight spokes, at rest: pictures show the first frame.
  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let side = min(bounds.width, bounds.height)
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let path = CGMutablePath()
      path.move(
        to: CGPoint(
          x: centre.x + direction.x * side * 0.24, y: centre.y + direction.y * side * 0.24))
      path.addLine(
        to: CGPoint(
          x: centre.x + direction.x * side * 0.46, y: centre.y + direction.y * side * 0.46))
      let fade = 1 - CGFloat(spoke) * 0.09
      canvas.append(
        .stroke(
          path, canvas.paint(color).multiplyingAlpha(by: Double(fade)),
          .init(width: side * 0.12, cap: .round)))
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      .activityIndicator, label: isAnimating ? "In progress" : "Progress halted",
      value: isAnimating ? "1" : "0", traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView.Style {
  /// In points.
  var size: CGSize {
    switch self {
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    }
  }
}
