import CoreGraphics
import Device
import Foundation
import Metrics

/// Shows one page at a time; the user swipes to the page before or after it.
///
/// Differs from Apple's: a page curl turns like a scroll, and there is never more than one page.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, SelfDrivenContainer {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocation")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacing")
  }

  private let pan = UIPanGestureRecognizer()
  private let pageControl = UIPageControl()
  private var current: UIViewController?

  // MARK: Making

  /// Differs from Apple's: `options` make no difference: pages have no gap between them and one spine.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    transitionStyle = coder.interfaceChoice("transitionStyle", .pageCurl)
    navigationOrientation = coder.interfaceChoice("navigationOrientation", .horizontal)
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UIPageViewController.self)
  }

  private func setUp() {
    pan.onRecognized = { [weak self] _ in self?.follow() }
    pageControl.addAction(
      UIAction { [weak self] _ in self?.pageControlTurned() }, for: .valueChanged)
  }

  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Differs from Apple's: kept, and read by nobody here; pages have one side.
  open var isDoubleSided = false
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updatePageControl() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pan] : []
  }

  // MARK: Orientations

  /// The delegate's, where it says any.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
    }
    return asked ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      }
    }
    return asked ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Pages

  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// Tells no delegate; the completion runs when the page is in its place.
  ///
  /// Differs from Apple's: pages change at once, whatever the direction.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      if !(viewControllers ?? []).isEmpty || viewControllers == nil { completion?(false) }
      return
    }
    if let count = viewControllers?.count, count > 1 {
      RuntimeIssue.fail(
        "UIPageViewController.setViewControllers: the number of view controllers provided "
          + "(\(count)) doesn't match the number required (1) for the requested transition.")
    }
    show(page)
    let end = { completion?(true) ?? () }
    if animated, UIView.areAnimationsEnabled, isViewLoaded {
      TurnScheduler.shared.enqueue(end)
    } else {
      end()
    }
  }

  private func show(_ page: UIViewController) {
    let old = current
    guard old !== page else { return }
    addChild(page)
    old?.willMove(toParent: nil)
    current = page
    if isViewLoaded {
      let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
      if isSeen {
        if let old { AppearancePass.begin(false, animated: true, of: old) }
        AppearancePass.begin(true, animated: true, of: page)
      }
      place(page)
      old?.viewIfLoaded?.removeFromSuperview()
      if isSeen {
        AppearancePass.isAppearing(page)
        if let old { AppearancePass.end(old) }
        if appearance.phase == .appeared { AppearancePass.end(page) }
      }
    }
    old?.removeFromParent()
    page.didMove(toParent: self)
    updatePageControl()
  }

  package override var childrenForAppearance: [UIViewController] { current.map { [$0] } ?? [] }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(pan)
    view.addSubview(pageControl)
    if let current { place(current) }
    updatePageControl()
  }

  private func place(_ page: UIViewController) {
    guard let content = page.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutContent()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutContent()
  }

  private func layOutContent() {
    let bounds = view.bounds
    let bottom = pageControl.isHidden ? 0 : PageDotMetrics.controlHeight
    let safeBottom = pageControl.isHidden ? 0 : view.safeAreaInsets.bottom
    pageControl.frame = CGRect(
      x: 0, y: bounds.height - bottom - safeBottom, width: bounds.width,
      height: PageDotMetrics.controlHeight)
    current?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - bottom - safeBottom)
  }

  // MARK: Page control

  /// A page control shows where the data source tells its numbers and the pages scroll sideways.
  private func updatePageControl() {
    pageControl.isHidden = true
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = DefaultRequirement.call({ dataSource.presentationCount(for: self) }),
      let index = DefaultRequirement.call({ dataSource.presentationIndex(for: self) })
    else { return }
    pageControl.isHidden = false
    pageControl.numberOfPages = count
    pageControl.currentPage = index
    viewIfLoaded?.setNeedsLayout()
  }

  private func pageControlTurned() {
    guard let current else { return }
    let direction: NavigationDirection =
      pageControl.currentPage >= shownIndex ? .forward : .reverse
    if !turn(direction, from: current) { updatePageControl() }
  }

  private var shownIndex: Int {
    guard let dataSource else { return 0 }
    return DefaultRequirement.asked(dataSource.presentationIndex(for: self))
  }

  // MARK: Turning

  private func follow() {
    guard pan.state == .ended, let current else { return }
    let translation = pan.translation(in: view)
    let isVertical = navigationOrientation == .vertical
    let distance = isVertical ? translation.y : translation.x
    let length = isVertical ? view.bounds.height : view.bounds.width
    let velocity = isVertical ? pan.velocity(in: view).y : pan.velocity(in: view).x
    let way = PageTurning.turn(distance: distance, velocity: velocity, length: length)
    guard way != 0 else { return }
    let isReversed =
      !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    turn((way > 0) != isReversed ? .forward : .reverse, from: current)
  }

  /// Turns the page as a user does.
  ///
  /// - Returns: false if there is no page that way.
  @discardableResult
  package func turn(_ direction: NavigationDirection, from page: UIViewController) -> Bool {
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    show(next)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
    return true
  }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    DefaultRequirement.missing(0)
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    DefaultRequirement.missing(0)
  }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Differs from Apple's: never called; the spine stays where `spineLocation` says.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { DefaultRequirement.missing(()) }
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { DefaultRequirement.missing(()) }
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { DefaultRequirement.missing(.min) }
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { DefaultRequirement.missing(.all) }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { DefaultRequirement.missing(.portrait) }
}
