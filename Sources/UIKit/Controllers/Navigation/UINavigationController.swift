import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UINavigationController: UIViewController, SelfDrivenContainer {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  public static let hideShowBarDuration: CGFloat = 0.2

  let barClass: AnyClass?
  let customToolbarClass: AnyClass?
  var storedNavigationBar: UINavigationBar?
  var storedToolbar: UIToolbar?
  /// The animated transition that is under way.
  var transition: TransitionCoordinator?
  /// A change of the stack that the next layout shows.
  var waiting: WaitingStackChange?
  /// Whether the next layout has to bring in the top controller's view, of which nobody is told.
  var needsPlacement = false
  /// The screen of which the delegate was told last.
  weak var toldScreen: UIViewController?
  var storedViewControllers: [UIViewController] = []
  private var storedIsToolbarHidden = true

  /// A visible bar decides how the status bar over it looks.
  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverride.value("childForStatusBarStyle", of: self)
      ?? (isNavigationBarHidden ? topViewController : nil)
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Making

  public init(rootViewController: UIViewController) {
    barClass = nil
    customToolbarClass = nil
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass
    customToolbarClass = toolbarClass
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barClass = nil
    customToolbarClass = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    barClass = nil
    customToolbarClass = nil
    super.init(coder: coder)
  }

  // MARK: Parts

  open weak var delegate: (any UINavigationControllerDelegate)?

  open internal(set) var navigationBar: UINavigationBar {
    get { storedNavigationBar ?? makeNavigationBar() }
    set { replaceNavigationBar(with: newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open internal(set) var toolbar: UIToolbar! {
    get { storedToolbar ?? makeToolbar() }
    set { replaceToolbar(with: newValue) }
  }

  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.receives = { [backGesture] _ in backGesture.canGoBack }
    recognizer.addTarget(backGesture, action: BackGesture.action)
    recognizer.delegate = backGesture
    return recognizer
  }()
  private lazy var backGesture = BackGesture(self)

  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }
  /// Differs from Apple's: the bar is there or gone at once, `animated` or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set {
      storedIsToolbarHidden = newValue
      barsDidChange()
    }
  }
  /// Differs from Apple's: the bar is there or gone at once, `animated` or not.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }
  /// Whether a swipe up hides the bars, and one down shows them.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether a tap beside controls hides the bars or shows them.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// Whether the bars hide while the screen is low, as a phone's is on its side; a tap beside controls shows them there.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { barHiding.followHeight() }
  }
  private lazy var barHiding = BarHiding(self)
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// That of the root, unless the controller was given one itself.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get {
      guard storedTabBarItem == nil, title == nil, let root = storedViewControllers.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { storedViewControllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { storedViewControllers.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on the stack at once; its view loads and appears with the next layout, unless it is asked for.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if ExtensionOverride.call(
      "pushViewController(_:animated:)", of: self, viewController, animated)
    {
      return
    }
    guard !storedViewControllers.contains(viewController) else {
      RuntimeIssue.report(
        "Pushing the same view controller instance more than once: \(viewController)")
      return
    }
    change(to: storedViewControllers + [viewController], animated: animated, waits: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let other = ExtensionOverride.value(
      "popViewController(animated:)", of: self, animated, as: UIViewController?.self)
    if let other { return other }
    guard storedViewControllers.count > 1 else { return nil }
    let popped = storedViewControllers.last
    change(to: Array(storedViewControllers.dropLast()), animated: animated, waits: false)
    return popped
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = storedViewControllers.firstIndex(of: viewController) else {
      RuntimeIssue.report(
        "Tried to pop to a view controller that is not on the stack: \(viewController)")
      return nil
    }
    let popped = Array(storedViewControllers[(index + 1)...])
    guard !popped.isEmpty else { return popped }
    change(to: Array(storedViewControllers[...index]), animated: animated, waits: false)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = storedViewControllers.first, storedViewControllers.count > 1 else {
      return nil
    }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated, waits: true)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// The user tapped the back button or swiped from the left edge.
  package func popByUser() {
    popViewController(animated: true)
  }

  // MARK: Showing

  /// That of the stack's own transition, from the call that asks for it on.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    waiting?.coordinator ?? transition ?? super.transitionCoordinator
  }

  /// The controller whose view is in its place: not yet the top one where a change waits for the layout.
  var shownController: UIViewController? { waiting.map(\.seen.last) ?? topViewController }

  package override var childrenForAppearance: [UIViewController] {
    shownController.map { [$0] } ?? []
  }

  override func showWaitingContent() {
    if let change = waiting {
      show(change)
    } else if needsPlacement {
      if let top = topViewController { place(top) }
    }
  }

  open override func loadView() {
    super.loadView()
    view.backgroundColor = nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    interactivePopGestureRecognizer.map(view.addGestureRecognizer)
    if hidesBarsOnTap || hidesBarsOnSwipe || hidesBarsWhenVerticallyCompact { barHiding.update() }
    if let top = topViewController { place(top) }
  }

  /// The delegate hears also of the screen with which the stack comes onto the screen: apps hide the bar there for the
  /// first of all.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // A change that waits tells of its screen when it begins.
    guard waiting == nil, let top = shownController, top !== toldScreen else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let top = shownController, top !== toldScreen else { return }
    toldScreen = top
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  // MARK: Orientations

  /// The delegate's, where it says any.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call { delegate.navigationControllerSupportedInterfaceOrientations(self) }
    }
    return asked ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      }
    }
    return asked ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Layout

  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    if isViewLoaded { layOutContent() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutContent()
  }

  override func childTitleChanged(_ child: UIViewController) {
    navigationBar.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
  }
}
