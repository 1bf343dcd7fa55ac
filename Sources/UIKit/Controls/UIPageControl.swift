import Accessibility
import CoreGraphics
import Foundation

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
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsDisplay()
    }
  }
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var allowsContinuousInteraction = true

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 20, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap beside the middle goes to the next page or the one before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let x = touch?.location(in: self).x else { return }
    turn(by: x < bounds.midX ? -1 : 1)
  }

  private func turn(by pages: Int) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: .valueChanged) }
  }

  override var primaryEvent: UIControl.Event { .valueChanged }

  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let start = bounds.midX - CGFloat(numberOfPages - 1) * 8
    for page in 0..<numberOfPages {
      let centre = CGPoint(x: start + CGFloat(page) * 16, y: bounds.midY)
      let color: UIColor =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      canvas.fillEllipse(
        in: CGRect(x: centre.x - 3.5, y: centre.y - 3.5, width: 7, height: 7), color)
    }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    described(
      AccessibilityDefaults(
        .pageIndicator, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable))
  }
}
