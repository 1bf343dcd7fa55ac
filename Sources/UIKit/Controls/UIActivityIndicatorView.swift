import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// As large as `large`.
    case whiteLarge = 0
    /// As large as `medium`.
    case white = 1
    /// As large as `medium`; how dark it is, is unsure.
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
    coder.readInterface(into: self, as: UIActivityIndicatorView.self)
  }

  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  private var ownColor: UIColor? { didSet { setNeedsDisplay() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// That of the style, unless another one is set; nil sets that of the style.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
  /// One that stands still is shown where this is false.
  open var hidesWhenStopped = true {
    didSet {
      isHidden = hidesWhenStopped && !isAnimating
      setNeedsDisplay()
    }
  }
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
    for spoke in ProgressMetrics.spokes(in: bounds) {
      let path = CGMutablePath()
      path.move(to: spoke.start)
      path.addLine(to: spoke.end)
      canvas.append(
        .stroke(
          path, canvas.paint(color).multiplyingAlpha(by: spoke.opacity),
          .init(width: spoke.width, cap: .round)))
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      .activityIndicator,
      label: isAnimating ? ProgressMetrics.name(isMeasured: false) : "Progress halted",
      value: isAnimating ? "1" : "0", traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView.Style {
  /// White and grey as their names say; that of the others is believed.
  fileprivate var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: .systemGray
    }
  }

  /// In points.
  var size: CGSize {
    let side = ProgressMetrics.spinnerSide(isLarge: self == .large || self == .whiteLarge)
    return CGSize(width: side, height: side)
  }
}
