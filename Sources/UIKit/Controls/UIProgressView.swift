import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private var storedProgress: Float = 0

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: ProgressMetrics.barHeight))
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Differs from Apple's: kept, and read by nobody here; bars look as by default.
  open var progressViewStyle = Style.default
  /// Kept between 0 and 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Differs from Apple's: the bar has its new length at once, `animated` or not.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var observedProgress: Progress? {
    didSet { observedProgress.map { progress = Float($0.fractionCompleted) } }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ProgressMetrics.barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 150, height: ProgressMetrics.barHeight)
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    canvas.fill(bounds, cornerRadius: ProgressMetrics.barRadius, trackTintColor ?? .systemFill)
    canvas.fill(
      mirrored(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)),
      cornerRadius: ProgressMetrics.barRadius, progressTintColor ?? tintColor)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      .progressIndicator, label: "Progress", value: ProgressMetrics.percent(CGFloat(progress)),
      traits: .updatesFrequently)
  }
}
