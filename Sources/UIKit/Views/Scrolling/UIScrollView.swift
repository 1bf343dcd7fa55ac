import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrollDelegateHolder {
  private let scrolling = ScrollMotion()
  private let zooming = ScrollZoom()
  private(set) var seenAdjustedInset = UIEdgeInsets.zero
  private(set) var seenRestingInset = UIEdgeInsets.zero
  /// What moves with the content outside of the view.
  weak var scrollObserver: (any ScrollObserver)?
  /// Whether the offset was ever set by the app or the user.
  private var hasScrolled = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UIScrollView.self)
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.onRecognized = { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
      self.scrolling.follow(pan, in: self)
    }
  }

  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer =
    ScrollPanGestureRecognizer()
  /// Nil where the limits of the scale leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    ScrollZoom.isPossible(in: self) ? zooming.pinch : nil
  }

  // MARK: Content

  /// Behind `delegate`, whose type is another one in each kind of scroll view.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The content's point that lies at the view's top left corner.
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      guard newValue != storedBounds.origin,
        GeometryPass.accepts([newValue.x, newValue.y], as: "contentOffset", of: self)
      else { return }
      hasScrolled = true
      bounds = CGRect(origin: newValue, size: storedBounds.size)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = storedBounds.origin
      if newValue.origin != old { ObservableChange.begins(in: self, "contentOffset") }
      defer { if newValue.origin != old { ObservableChange.ends(in: self, "contentOffset") } }
      super.bounds = newValue
      if storedBounds.origin != old { offsetDidChange() }
    }
  }

  private func offsetDidChange() {
    setNeedsLayout()
    scrollObserver?.scrolled(self)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMove = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, isMove else { return }
    TurnScheduler.shared.enqueue { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// In points.
  open var contentSize = CGSize.zero {
    willSet { ObservableChange.begins(in: self, "contentSize") }
    didSet {
      defer { ObservableChange.ends(in: self, "contentSize") }
      guard contentSize != oldValue else { return }
      guard keep(&contentSize, insteadOf: oldValue, as: "contentSize") else { return }
      setNeedsLayout()
      UIChange.note()
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard keep(&contentInset, insteadOf: oldValue, as: "contentInset") else { return }
      insetsMayHaveChanged()
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// The content inset with what bars and notch take, and a control that refreshes.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = restingInset
    if refreshControl?.isRefreshing ?? false { inset.top += RefreshMetrics.height }
    return inset
  }

  /// The insets without a control that refreshes.
  var restingInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

  /// The refresh control begins or ends: the content that it held down goes up again.
  ///
  /// Content at rest stays where it is when the control begins, as on iOS.
  func refreshDidChange() {
    let inset = adjustedContentInset
    guard inset != seenAdjustedInset else { return }
    seenAdjustedInset = inset
    if !isTracking, storedBounds.minY < -inset.top {
      bounds = CGRect(
        x: storedBounds.minX, y: -inset.top, width: bounds.width, height: bounds.height)
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private var safeAreaAdjustment: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .automatic, .scrollableAxes:
      let followsAxes =
        contentInsetAdjustmentBehavior == .scrollableAxes || !ownerAdjustsInsets
      let scrollsSideways = contentSize.width > bounds.width || alwaysBounceHorizontal
      if !scrollsSideways {
        insets.left = 0
        insets.right = 0
      }
      if followsAxes, !scrollsVertically {
        insets.top = 0
        insets.bottom = 0
      }
      return insets
    }
  }

  /// Whether the controller that the view belongs to lets its insets follow the bars.
  private var ownerAdjustsInsets: Bool {
    (viewController ?? superview?.viewController)?.automaticallyAdjustsScrollViewInsets ?? true
  }

  private var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

  /// Content that nobody scrolled yet stays below the bars.
  private func insetsMayHaveChanged() {
    let (inset, resting) = (adjustedContentInset, restingInset)
    let (old, oldResting) = (seenAdjustedInset, seenRestingInset)
    seenRestingInset = resting
    guard inset != old else { return }
    seenAdjustedInset = inset
    var origin = storedBounds.origin
    if origin.y == -old.top {
      origin.y = -inset.top
    } else if origin.y == -oldResting.top {
      // A control began to refresh above content at rest, which stayed where it was.
      origin.y = -resting.top
    }
    if origin.x == -old.left { origin.x = -inset.left }
    if origin != storedBounds.origin { bounds = CGRect(origin: origin, size: storedBounds.size) }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    refreshControl?.place(in: self)
  }

  // MARK: Settings

  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis scrolls only along that.
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Differs from Apple's: kept, and read by nobody here; a scale stays within its limits.
  open var bouncesZoom = true
  /// Has a meaning where `bounces` is true.
  open var bouncesHorizontally = true
  /// Has a meaning where `bounces` is true.
  open var bouncesVertically = true
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var showsVerticalScrollIndicator = true
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Differs from Apple's: kept, and read by nobody here; indicators are not drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var decelerationRate = DecelerationRate.normal
  /// Whether a view inside owns a touch only after it has rested for a moment.
  ///
  /// Differs from Apple's: the view gets the touch at once, but until then a drag takes it away.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch away that a view inside owns.
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a tap on the status bar scrolls to the top; of several visible ones none does.
  open var scrollsToTop = true
  /// Differs from Apple's: nothing flashes; indicators are shown while the view scrolls.
  open func flashScrollIndicators() {}

  /// Differs from Apple's: not asked; views inside get their touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a view inside owns its touches from the start, however soon they move.
  func keepsTouchAtOnce(in view: UIView) -> Bool { false }

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Motion

  open var isTracking: Bool { scrolling.isTracking }
  open var isDragging: Bool { scrolling.isDragging }
  /// A finger begins to move the content.
  func userWillScroll() {}
  open var isDecelerating: Bool { scrolling.isDecelerating }

  /// How far the content can be scrolled, bouncing left out.
  var offsetRange: CGRect {
    let inset = adjustedContentInset
    let size = storedBounds.size
    let hidden = scrollObserver?.hiddenHeight(above: self) ?? 0
    let minimum = CGPoint(x: -inset.left, y: -inset.top - hidden)
    return CGRect(
      x: minimum.x, y: minimum.y,
      width: max(contentSize.width + inset.right - size.width - minimum.x, 0),
      height: max(contentSize.height + inset.bottom - size.height - minimum.y, 0))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY))
  }

  /// Where a drag comes to rest that would roll out to an offset; `speed` is in points a millisecond.
  func restingOffset(forProposed offset: CGPoint, speed: CGPoint) -> CGPoint { offset }

  /// Scrolls as little as needed to show `rect`, in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var offset = contentOffset
    let seen = bounds.inset(by: inset)
    if rect.minX < seen.minX {
      offset.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX)
    }
    if rect.minY < seen.minY {
      offset.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY)
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      keep(&minimumZoomScale, insteadOf: oldValue, as: "minimumZoomScale")
      zooming.limitsDidChange(in: self)
    }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      keep(&maximumZoomScale, insteadOf: oldValue, as: "maximumZoomScale")
      zooming.limitsDidChange(in: self)
    }
  }
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set {
      guard GeometryPass.accepts([newValue], as: "zoomScale", of: self) else { return }
      zooming.set(newValue, in: self)
    }
  }
  /// Differs from Apple's: the scale changes at once, `animated` or not.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(animated: animated) { zoomScale = scale }
  }
  /// Shows a rectangle of the zoomed view, in its coordinates, as large as it fits.
  ///
  /// Differs from Apple's: the scale changes at once, `animated` or not.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(animated: animated) {
      zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
      guard let content = ScrollZoom.content(of: self) else { return }
      let middle = content.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
      contentOffset = clamped(
        CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }
  }
  open var isZooming: Bool { zooming.isZooming }
  /// False: a scale never leaves its limits.
  open var isZoomBouncing: Bool { false }

  /// Tells the delegate of a change that iOS would animate, and that has no motion here.
  private func zoom(animated: Bool, _ change: () -> Void) {
    let old = zoomScale
    change()
    guard animated, zoomScale != old else { return }
    TurnScheduler.shared.enqueue { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndZooming(
        self, with: ScrollZoom.content(of: self), atScale: self.zoomScale)
    }
  }

  // MARK: Auto Layout

  override var scrollsContent: Bool { true }
  override func contentSizeWasSolved(_ size: CGSize) {
    contentSize = zooming.contentSize(solved: size, in: self)
  }
  override func solvedCenter(of subview: UIView, in frame: CGRect) -> CGPoint {
    zooming.solvedCenter(of: subview, in: frame, view: self)
      ?? super.solvedCenter(of: subview, in: frame)
  }
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, \.scrollContentGuide) }
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, \.scrollFrameGuide) }

  // MARK: Accessibility

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.scrollView, isElement: false)
  }
}
