import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPage = 0

  open var numberOfPages = 0 {
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages, 1) - 1)
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a finger that moves along the dots turns the pages as it goes.
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { setNeedsDisplay() } }
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// In place of the dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var indicatorImages: [Int: UIImage] = [:]

  /// In place of one page's dot; nil for what the others show.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// What lies under the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }

  public enum BackgroundStyle: Int, Sendable {
    /// A capsule while a finger moves along the dots.
    case automatic = 0
    /// A capsule.
    case prominent = 1
    case minimal = 2
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: PageDotMetrics.width(count: pageCount), height: PageDotMetrics.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  /// How far the finger moves before it scrubs through the pages, in points.
  private static let slop: CGFloat = 10
  private var start: CGFloat?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = place(of: touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = place(of: touch)
    guard allowsContinuousInteraction, numberOfPages > 1, let start else { return true }
    if interactionState != .continuous, abs(x - start) < Self.slop { return true }
    interactionState = .continuous
    let pitch = PageDotMetrics.scrubPitch
    let first = bounds.midX - CGFloat(numberOfPages - 1) * pitch / 2
    let page = min(max(0, (x - first) / pitch), CGFloat(Int32.max))
    turn(by: Int(page.rounded()) - currentPage)
    return true
  }

  /// A tap beside the middle goes to the next page or the one before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interactionState = .none }
    guard interactionState != .continuous, let x = touch.map(place) else { return }
    interactionState = .discrete
    turn(by: x < bounds.midX ? -1 : 1)
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  /// How far a touch is along the dots, in points.
  private func place(of touch: UITouch) -> CGFloat {
    mirrored(CGRect(origin: touch.location(in: self), size: .zero)).minX
  }

  private func turn(by pages: Int) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }

  private var showsCapsule: Bool {
    switch backgroundStyle {
    case .automatic: interactionState == .continuous
    case .prominent: true
    case .minimal: false
    }
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    if showsCapsule {
      let size = size(forNumberOfPages: numberOfPages)
      let ground = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      canvas.fill(ground, cornerRadius: size.height / 2, .tertiarySystemFill)
    }
    // No screen shows those that are farther from the middle.
    let middle = numberOfPages / 2
    for page in max(middle - 500, 0)..<min(middle + 501, numberOfPages) {
      let color: UIColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: PageDotMetrics.otherOpacity)
      let dot = mirrored(PageDotMetrics.dot(page, of: numberOfPages, in: bounds))
      guard let image = indicatorImages[page] ?? preferredIndicatorImage else {
        canvas.fillEllipse(in: dot, color)
        continue
      }
      // Twice as large as a dot, as a symbol has to be seen.
      let factor = 2 * dot.width / max(image.size.width, image.size.height, 1)
      let place = CGRect(
        x: dot.midX - image.size.width * factor / 2, y: dot.midY - image.size.height * factor / 2,
        width: image.size.width * factor, height: image.size.height * factor)
      ImageDrawing.append(
        image.withRenderingMode(.alwaysTemplate), in: place, tint: color, to: &canvas)
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .pageIndicator, value: PageDotMetrics.words(currentPage, of: numberOfPages),
        traits: .adjustable))
  }
}
