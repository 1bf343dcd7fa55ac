import Accessibility
import CoreGraphics
import Device
import DisplayList
import Foundation

@preconcurrency @MainActor
open class UIImageView: UIView {
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    autoLayout.defaultHugging = 251
    if image?.images != nil { startAnimating() }
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    autoLayout.defaultHugging = 251
    if image?.images != nil { startAnimating() }
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
    coder.readInterface(into: self, as: UIImageView.self)
  }

  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      // An animated image moves by itself, one that stands still ends its film.
      if image?.images != nil {
        startAnimating()
      } else if oldValue?.images != nil {
        stopAnimating()
      }
      setNeedsDisplay()
    }
  }
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// In place of `animationImages` while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// Of one round, in seconds; 0 for a thirtieth of a second an image.
  open var animationDuration: TimeInterval = 0
  /// 0 for rounds without end.
  open var animationRepeatCount = 0
  /// Differs from Apple's: kept, and read by nobody here; images keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: Animation

  /// What effects have made of a symbol.
  var symbolEffects = RunningSymbolEffects()

  /// When the animation began, in seconds on the device's clock.
  private var animationStart: TimeInterval?
  private var now: TimeInterval { UIApplication.shared.device.clock.now }

  private var frames: [UIImage] {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images ?? []
  }

  private var roundDuration: TimeInterval {
    if animationImages == nil, let image, image.duration > 0 { return image.duration }
    return animationDuration > 0 ? animationDuration : TimeInterval(frames.count) / 30
  }

  open var isAnimating: Bool {
    guard let animationStart else { return false }
    guard animationRepeatCount > 0 else { return true }
    return now - animationStart < roundDuration * TimeInterval(animationRepeatCount)
  }

  open func startAnimating() {
    animationStart = now
    setNeedsDisplay()
  }

  open func stopAnimating() {
    animationStart = nil
    setNeedsDisplay()
  }

  /// The picture that the animation has come to; nil without one.
  private var animationFrame: UIImage? {
    guard isAnimating, let animationStart, !frames.isEmpty, roundDuration > 0 else { return nil }
    let rounds = (now - animationStart) / roundDuration
    // A hair more than the clock shows, so that a sum of frame times does not fall short of a frame.
    return frames[max(Int(clamping: rounds * Double(frames.count) + 1e-6), 0) % frames.count]
  }

  /// The image as it is shown now.
  private var shownImage: UIImage? {
    if let animationFrame { return animationFrame }
    let image = (isHighlighted ? highlightedImage ?? self.image : self.image)?
      .variant(for: traitCollection)
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
    let rect = contentMode.rect(of: image.size, in: bounds)
    guard image.isSymbolImage, symbolEffects.isHidden || symbolEffects.scale != 1 else {
      return ImageDrawing.append(image, in: rect, tint: tintColor, to: &canvas)
    }
    guard !symbolEffects.isHidden else { return }
    let scale = symbolEffects.scale
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: scale, y: scale).translatedBy(x: -rect.midX, y: -rect.midY)
    var inner = ViewCanvas(traits: canvas.traits)
    ImageDrawing.append(image, in: rect, tint: tintColor, to: &inner)
    canvas.append(.group(GroupAttributes(transform: transform), inner.list.items))
  }

  /// Of Apple's element kind: an image view is no element by itself, but drivers of user interfaces see it as an
  /// image.
  package override var defaultAccessibility: AccessibilityDefaults {
    guard let image = shownImage else { return AccessibilityDefaults() }
    var defaults = AccessibilityDefaults(.image, isElement: false, traits: .image)
    defaults.label = SpokenImageName.name(of: image)
    defaults.identifier = image.accessibilityIdentifier ?? SpokenImageName.asset(of: image)
    return defaults
  }
}
