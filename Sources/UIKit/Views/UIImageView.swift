import Accessibility
import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    autoLayout.defaultHugging = 251
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    autoLayout.defaultHugging = 251
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoLayout.defaultHugging = 251
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    autoLayout.defaultHugging = 251
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// In seconds.
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }

  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  /// The image as it is shown now.
  private var shownImage: UIImage? {
    if isAnimating, let first = animationImages?.first { return first }
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard let image = shownImage else { return }
    ImageDrawing.append(
      image, in: contentMode.rect(of: image.size, in: bounds), tint: tintColor,
      to: &canvas)
  }

  /// Differs from Apple's element kinds in nothing: an image view is no element by itself, but
  /// drivers of user interfaces see it as an image.
  package override var defaultAccessibility: AccessibilityDefaults {
    guard let image = shownImage else { return AccessibilityDefaults() }
    var defaults = AccessibilityDefaults(.image, isElement: false, traits: .image)
    defaults.label = SpokenImageName.name(of: image)
    return defaults
  }
}
