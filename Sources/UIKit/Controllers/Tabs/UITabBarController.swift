import CoreGraphics
import Foundation
import Metrics

/// Differs from Apple's: on an iPad the items of a navigation bar stand below the tabs, and not in one row with them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, SelfDrivenContainer, UITabBarDelegate {
  var storedViewControllers: [UIViewController] = []
  var storedIndex = NSNotFound
  /// Whether the list of the tabs that have no place shows, or one of these.
  var isMoreSelected = false
  /// The animated transition that is under way.
  private var transition: TransitionCoordinator?

  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Made when it is first asked for; `setValue(_:forKey:)` puts another one into its place.
  open internal(set) var tabBar: UITabBar {
    get { storedTabBar ?? makeTabBar() }
    set { replaceTabBar(with: newValue) }
  }
  private var storedTabBar: UITabBar?

  private func makeTabBar() -> UITabBar {
    let bar = UITabBar(
      frame: CGRect(
        x: 0, y: 0, width: UIScreen.main.bounds.width,
        height: TabBarMetrics.height(isCompact: false)))
    take(bar)
    return bar
  }

  private func take(_ bar: UITabBar) {
    storedTabBar = bar
    bar.controller = self
    bar.delegate = self
    bar.onSelect = { [weak self] index in self?.selectByUser(index) }
  }

  private func replaceTabBar(with bar: UITabBar) {
    let old = storedTabBar
    guard bar !== old else { return }
    old?.onSelect = nil
    old?.controller = nil
    old?.delegate = nil
    old?.items = nil
    take(bar)
    updateItems()
    selectItem()
    guard let view = viewIfLoaded else { return }
    if let old, old.superview === view {
      view.insertSubview(bar, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      view.addSubview(bar)
    }
    view.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? {
    ExtensionOverride.value("childForStatusBarStyle", of: self) ?? shownController
  }
  open override var childForStatusBarHidden: UIViewController? { shownController }

  // MARK: Tabs

  /// Tabs as values, in the place of controllers.
  open var tabs: [UITab] = [] { didSet { tabsDidChange(oldValue) } }

  open var viewControllers: [UIViewController]? {
    get { storedViewControllers.isEmpty ? nil : storedViewControllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The list of the tabs that a phone's bar has no room for: all but the first four, if there are more than five.
  ///
  /// Differs from Apple's: the user cannot reorder tabs, so that there is no "Edit" above the list.
  open private(set) lazy var moreNavigationController: UINavigationController = makeMore()
  lazy var moreList: (any MoreTabListing)? = makeMoreList()

  private func makeMore() -> UINavigationController {
    let stack = UINavigationController(rootViewController: moreList ?? UIViewController())
    stack.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return stack
  }

  /// Differs from Apple's: kept, and read by nobody here; the user cannot reorder tabs.
  open var customizableViewControllers: [UIViewController]?

  /// Differs from Apple's: tabs come and go at once, also if `animated`.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    let place = storedIndex
    let wasInMore = isMoreSelected
    if wasInMore {
      hide(moreNavigationController)
      leaveMore()
    }
    for controller in storedViewControllers where !new.contains(controller) {
      controller.willMove(toParent: nil)
      if controller === selected, !wasInMore { hide(controller) }
      controller.removeFromParent()
    }
    let added = new.filter { !storedViewControllers.contains($0) }
    storedViewControllers = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems()
    let index = selected.flatMap { new.firstIndex(of: $0) }
    storedIndex = wasInMore ? NSNotFound : index ?? NSNotFound
    if storedIndex == NSNotFound, !new.isEmpty {
      // As documented: where the selected one is gone, that in its place, else the first.
      select(index ?? (new.indices.contains(place) ? place : 0))
    }
    showMoreIfNeeded()
    selectItem()
  }

  open var selectedIndex: Int {
    get { storedIndex }
    set {
      guard storedViewControllers.indices.contains(newValue) else { return }
      select(newValue)
    }
  }

  /// That of the selected tab, or the list of further tabs.
  open var selectedViewController: UIViewController? {
    get {
      if storedViewControllers.indices.contains(storedIndex) {
        return storedViewControllers[storedIndex]
      }
      return isMoreSelected ? moreNavigationController : nil
    }
    set {
      guard let newValue else { return }
      if hasMore, newValue === moreNavigationController { return selectMore() }
      guard let index = storedViewControllers.firstIndex(of: newValue) else { return }
      select(index)
    }
  }

  // MARK: The bar

  /// Whether there are more tabs than places; wide bars have room for all.
  var hasMore: Bool {
    guard storedViewControllers.count > TabBarMetrics.places else { return false }
    let own = traitCollection.horizontalSizeClass
    let width = own == .unspecified ? UIScreen.main.traitCollection.horizontalSizeClass : own
    return width != .regular
  }

  /// The tabs that have no place.
  var controllersInMore: [UIViewController] {
    hasMore ? Array(storedViewControllers.dropFirst(TabBarMetrics.places - 1)) : []
  }

  func isInMore(_ index: Int) -> Bool { hasMore && index >= TabBarMetrics.places - 1 }

  private func updateItems() {
    var shown = storedViewControllers
    if hasMore { shown = shown.prefix(TabBarMetrics.places - 1) + [moreNavigationController] }
    let items = shown.compactMap(\.tabBarItem)
    if tabBar.items ?? [] != items { tabBar.items = items }
    if hasMore { moreList?.reload() }
  }

  func selectItem() {
    tabBar.select(isMoreSelected || isInMore(storedIndex) ? TabBarMetrics.places - 1 : storedIndex)
  }

  override func childTitleChanged(_ child: UIViewController) {
    updateItems()
    selectItem()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard storedViewControllers.count > TabBarMetrics.places else { return }
    updateItems()
    if !hasMore, isMoreSelected {
      let index = storedIndex == NSNotFound ? 0 : storedIndex
      hide(moreNavigationController)
      leaveMore()
      storedIndex = NSNotFound
      select(index)
    }
    showMoreIfNeeded()
    selectItem()
  }

  // MARK: Selecting

  /// Called for each tap on an item of the bar, while the tab from before is still selected; for subclasses to override.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    _ = ExtensionOverride.call("tabBar(_:didSelect:)", of: self, tabBar, item)
  }

  private func selectByUser(_ index: Int) {
    if isInMore(index) { return selectMoreByUser() }
    guard storedViewControllers.indices.contains(index) else { return }
    let controller = storedViewControllers[index]
    let previous = selectedTab
    let tab = shownTabs.indices.contains(index) ? shownTabs[index] : nil
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      tab.flatMap({ delegate?.tabBarController(self, shouldSelectTab: $0) }) ?? true
    else {
      selectItem()
      return
    }
    if index == storedIndex {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  func select(_ index: Int) {
    guard index != storedIndex else { return }
    change {
      if isInMore(index) {
        isMoreSelected = true
        push(storedViewControllers[index], animated: false)
      } else {
        leaveMore()
      }
      storedIndex = index
    }
  }

  /// Shows what `selection` selects in the place of what shows now.
  func change(_ selection: () -> Void) {
    transition?.finish()
    let (old, oldIndex, wasInMore) = (shownController, storedIndex, isMoreSelected)
    selection()
    selectItem()
    guard isViewLoaded, let new = shownController, new !== old else { return }
    let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
    if appearance.phase == .appeared, let old, let context = context(from: old, to: new) {
      show(new, replacing: old, context) { [weak self] in
        self?.storedIndex = oldIndex
        self?.isMoreSelected = wasInMore
        self?.selectItem()
      }
      return
    }
    if isSeen {
      AppearancePass.begin(true, animated: false, of: new)
      if let old { AppearancePass.begin(false, animated: false, of: old) }
    }
    place(new)
    old?.viewIfLoaded?.removeFromSuperview()
    guard isSeen else { return }
    AppearancePass.isAppearing(new)
    if let old { AppearancePass.end(old) }
    if appearance.phase == .appeared { AppearancePass.end(new) }
  }

  // MARK: Transitions

  /// What an app's animator works with; nil where there is none.
  private func context(from old: UIViewController, to new: UIViewController) -> TransitionContext? {
    guard UIView.areAnimationsEnabled,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let frame = old.viewIfLoaded?.frame ?? view.bounds
    new.loadViewIfNeeded()
    var leaving = TransitionContext.Side(controller: old, view: old.viewIfLoaded)
    leaving.initial = frame
    var coming = TransitionContext.Side(controller: new, view: new.viewIfLoaded)
    coming.final = frame
    return TransitionContext(
      animator, movedBy: interactor, in: view, style: .none, from: leaving, to: coming)
  }

  /// Lets an app's animator show another tab.
  ///
  /// `undo`: Selects the old tab again, where the transition was cancelled on its way.
  private func show(
    _ new: UIViewController, replacing old: UIViewController, _ context: TransitionContext,
    undo: @escaping () -> Void
  ) {
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: view, duration: context.duration)
    transition = coordinator
    coordinator.beginsInteractively = context.isInteractive
    (old.appearance.coordinator, new.appearance.coordinator) = (coordinator, coordinator)
    AppearancePass.begin(true, animated: true, of: new)
    AppearancePass.begin(false, animated: true, of: old)
    place(new)
    AppearancePass.isAppearing(new)
    coordinator.start(context) { [weak self] isDone in
      guard let self else { return }
      self.transition = nil
      let (shown, gone) = isDone ? (new, old) : (old, new)
      if !isDone {
        AppearancePass.begin(false, animated: true, of: new)
        AppearancePass.begin(true, animated: true, of: old)
      }
      gone.viewIfLoaded?.removeFromSuperview()
      if !isDone {
        undo()
        self.place(old)
      }
      AppearancePass.end(gone)
      if self.appearance.phase == .appeared { AppearancePass.end(shown) }
    }
    view.bringSubviewToFront(tabBar)
  }

  private func hide(_ controller: UIViewController) {
    AppearancePass.begin(false, animated: false, of: controller)
    controller.viewIfLoaded?.removeFromSuperview()
    AppearancePass.end(controller)
  }

  package override var childrenForAppearance: [UIViewController] {
    shownController.map { [$0] } ?? []
  }

  // MARK: Orientations

  /// The delegate's, where it says any.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call { delegate.tabBarControllerSupportedInterfaceOrientations(self) }
    }
    return asked ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      }
    }
    return asked ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Layout

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    if let selected = shownController { place(selected) }
  }

  private func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutContent()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutContent()
  }

  /// Whether the bar is away, and its room with the screen.
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Differs from Apple's: the bar comes and goes at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  private func layOutContent() {
    let bounds = view.bounds
    let bottom = view.safeAreaInsets.bottom
    let stack = (shownController as? UINavigationController)?.viewControllers ?? []
    let isBarShown =
      !isTabBarHidden && !stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    tabBar.isHidden = !isBarShown
    tabBar.isOnTop = TabBarMetrics.isOnTop(
      isWide: traitCollection.horizontalSizeClass == .regular,
      isHigh: traitCollection.verticalSizeClass == .regular)
    let height = tabBar.rowHeight
    tabBar.frame =
      tabBar.isOnTop
      ? CGRect(x: 0, y: view.safeAreaInsets.top, width: bounds.width, height: height)
      : CGRect(
        x: 0, y: bounds.height - height - bottom, width: bounds.width, height: height + bottom)
    guard let content = shownController?.viewIfLoaded, content.superview === view else {
      return
    }
    content.frame = bounds
    let kept = isBarShown ? height : 0
    content.containerSafeAreaInsets = UIEdgeInsets(
      top: tabBar.isOnTop ? kept : 0, left: 0, bottom: tabBar.isOnTop ? 0 : kept, right: 0)
  }
}
