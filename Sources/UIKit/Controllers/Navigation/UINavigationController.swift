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
  private var transition: TransitionCoordinator?
  private var storedViewControllers: [UIViewController] = []
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
    barClass = coder.interfacePartClass("navigationBar")
    customToolbarClass = coder.interfacePartClass("toolbar")
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
    change(to: storedViewControllers + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let other = ExtensionOverride.value(
      "popViewController(animated:)", of: self, animated, as: UIViewController?.self)
    if let other { return other }
    guard storedViewControllers.count > 1 else { return nil }
    let popped = storedViewControllers.last
    change(to: Array(storedViewControllers.dropLast()), animated: animated)
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
    if !popped.isEmpty { change(to: Array(storedViewControllers[...index]), animated: animated) }
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
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// The user tapped the back button or swiped from the left edge.
  package func popByUser() {
    popViewController(animated: true)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    transition?.finish()
    let old = storedViewControllers
    let oldTop = old.last
    for controller in new where !old.contains(controller) {
      addChild(controller)
    }
    for controller in old where !new.contains(controller) { controller.willMove(toParent: nil) }
    storedViewControllers = new
    let newTop = new.last
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if old.first !== new.first { storedParent?.childTitleChanged(self) }
    navigationBar.setItems(new.map(\.navigationItem), animated: false)
    let removed = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    guard oldTop !== newTop else {
      finish(removed: removed, added: added)
      return
    }
    show(newTop, replacing: oldTop, isPush: !old.contains { $0 === newTop }, animated: animated) {
      [weak self] isDone in
      if isDone {
        self?.finish(removed: removed, added: added)
      } else {
        self?.goBack(to: old, without: added)
      }
    }
  }

  /// A transition that was cancelled on its way leaves the stack as it was before.
  private func goBack(to old: [UIViewController], without added: [UIViewController]) {
    storedViewControllers = old
    navigationBar.setItems(old.map(\.navigationItem), animated: false)
    for controller in added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    if let top = old.last { place(top) }
  }

  private func finish(removed: [UIViewController], added: [UIViewController]) {
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  // MARK: Showing

  package override var childrenForAppearance: [UIViewController] {
    topViewController.map { [$0] } ?? []
  }

  private func show(
    _ new: UIViewController?, replacing old: UIViewController?, isPush: Bool, animated: Bool,
    completion: @escaping (_ isDone: Bool) -> Void
  ) {
    guard isViewLoaded, let new else {
      old?.appearance.reason = .movedFromParent
      if let old { AppearancePass.begin(false, animated: false, of: old) }
      old?.viewIfLoaded?.removeFromSuperview()
      if let old { AppearancePass.end(old) }
      completion(true)
      return
    }
    let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
    let animates = animated && appearance.phase == .appeared && UIView.areAnimationsEnabled
    new.loadViewIfNeeded()
    let animator = animates ? animator(from: old, to: new, isPush: isPush) : nil
    let interactor = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let coordinator =
      animates
      ? TransitionCoordinator(
        from: old, to: new, in: view,
        duration: animator?.transitionDuration(using: nil) ?? NavigationMovement.duration)
      : nil
    coordinator?.beginsInteractively = interactor?.wantsInteractiveStart ?? false
    if isSeen {
      new.appearance.reason = isPush ? .movedToParent : nil
      old?.appearance.reason = isPush ? nil : .movedFromParent
      delegate?.navigationController(self, willShow: new, animated: animates)
      new.appearance.coordinator = coordinator
      old?.appearance.coordinator = coordinator
      if let old { AppearancePass.begin(false, animated: animates, of: old) }
      AppearancePass.begin(true, animated: animates, of: new)
    }
    place(new, above: animates && isPush ? old?.viewIfLoaded : nil)
    if !animates { old?.viewIfLoaded?.removeFromSuperview() }
    if isSeen { AppearancePass.isAppearing(new) }
    let end = { [weak self] (isDone: Bool) in
      guard let self else { return }
      self.transition = nil
      let (shown, gone) = isDone ? (new, old) : (old, new)
      if isSeen, !isDone {
        AppearancePass.begin(false, animated: animates, of: new)
        if let old { AppearancePass.begin(true, animated: animates, of: old) }
      }
      if animates { gone?.viewIfLoaded?.removeFromSuperview() }
      if !isDone { completion(false) }
      if isSeen {
        if let gone { AppearancePass.end(gone) }
        if self.appearance.phase == .appeared, let shown { AppearancePass.end(shown) }
      }
      if isDone { completion(true) }
    }
    let tell = { [weak self] (isCancelled: Bool) in
      guard let self, isSeen, !isCancelled else { return }
      self.delegate?.navigationController(self, didShow: new, animated: animates)
    }
    guard let coordinator else {
      end(true)
      tell(false)
      return
    }
    transition = coordinator
    coordinator.animate(alongsideTransition: nil) { tell($0.isCancelled) }
    if let animator {
      coordinator.start(
        NavigationMovement.context(animator, movedBy: interactor, from: old, to: new, in: view),
        end: end)
      keepBarsInFront()
      return
    }
    coordinator.start(
      moves: { [view] run in
        guard let view else { return }
        let zoomed = isPush ? new : old
        if let zoomed, let source = isPush ? old : new,
          zoomed.preferredTransition?.play(of: zoomed, from: source, isComing: isPush, with: run)
            == true
        {
          return
        }
        NavigationMovement.play(
          from: old?.viewIfLoaded, to: new.viewIfLoaded, isPush: isPush, in: view, with: run)
      }, end: { end(true) })
  }

  /// Animators add views to the container, which lies below the bars.
  private func keepBarsInFront() {
    view.bringSubviewToFront(navigationBar)
    view.bringSubviewToFront(toolbar)
  }

  private func animator(
    from old: UIViewController?, to new: UIViewController, isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
  }

  /// Puts a controller's view behind the bars, over another view or at the back.
  private func place(_ controller: UIViewController, above lower: UIView? = nil) {
    guard let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let lower, lower.superview === view {
      view.insertSubview(content, aboveSubview: lower)
    } else {
      view.insertSubview(content, at: 0)
    }
    layOutContent()
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
    if hidesBarsOnTap || hidesBarsOnSwipe { barHiding.update() }
    if let top = topViewController { place(top) }
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
