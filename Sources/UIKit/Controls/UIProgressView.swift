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
    guard GeometryPass.acceptsValue(Double(progress), as: "progress", of: self) else { return }
    storedProgress = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In place of the coloured part of the bar; its caps stay as they are, and what is between them is stretched.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// In place of the whole bar behind it, stretched in the same way.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }
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
    append(trackImage, trackTintColor ?? .systemFill, in: bounds, to: &canvas)
    let done = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
    append(progressImage, progressTintColor ?? tintColor, in: mirrored(done), to: &canvas)
  }

  private func append(
    _ image: UIImage?, _ color: UIColor, in rect: CGRect, to canvas: inout ViewCanvas
  ) {
    if let image {
      ImageDrawing.append(image, in: rect, tint: color, to: &canvas)
    } else {
      canvas.fill(rect, cornerRadius: ProgressMetrics.barRadius, color)
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      .progressIndicator, label: ProgressMetrics.name(isMeasured: true),
      value: ProgressMetrics.percent(CGFloat(progress)),
      traits: .updatesFrequently)
  }
}
