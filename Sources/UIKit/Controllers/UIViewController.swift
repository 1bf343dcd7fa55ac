// Long file: what an app may override has to stand in the class itself.
import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable,
  UIContentContainer
{
  // MARK: Storage

  var storedView: UIView?
  var isLoadingView = false
  /// While a storyboard connects outlets, of which the view is the last.
  var isConnectingOutlets = false
  var appearance = AppearanceState()
  package internal(set) weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  var storedPresented: UIViewController?
  weak var storedPresenting: UIViewController?
  var presentation: Presentation?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  var storedPresentationController: UIPresentationController?
  /// By edge, where the controller has said which bars look at which scroll view.
  var contentScrollViews: [UInt: ContentScrollViews.Reference] = [:]
  /// What `traitOverrides` says; nil for nothing.
  var ownTraits: UITraitCollection?
  public var _traitChangeRegistrations: [any UITraitChangeRegistration] = []

  // MARK: Making

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    coder.readInterface(into: self, as: UIViewController.self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open internal(set) var nibName: String?
  open internal(set) var nibBundle: Bundle?
  open internal(set) var storyboard: UIStoryboard?
  /// The scene that the controller comes from; nil for one that is made in code.
  var sceneOrigin: (any SceneOrigin)?
  open func awakeFromNib() { _ = ExtensionOverride.call("awakeFromNib()", of: self) }

  // MARK: Loading the view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if storedView == nil { TurnPool.shared.keep(self) }
      loadViewIfNeeded()
      return storedView
    }
    set { ViewLoading.setView(newValue, of: self) }
  }

  open var viewIfLoaded: UIView? { isViewLoaded ? storedView : nil }
  open var isViewLoaded: Bool { storedView != nil && !isConnectingOutlets }

  open func loadViewIfNeeded() {
    if ExtensionOverride.call("loadViewIfNeeded()", of: self) { return }
    ViewLoading.load(self)
  }

  /// Makes the view: from the nib or storyboard, or a plain one of the screen's size.
  open func loadView() {
    if ExtensionOverride.call("loadView()", of: self) { return }
    ViewLoading.loadDefaultView(of: self)
  }

  open func viewDidLoad() { _ = ExtensionOverride.call("viewDidLoad()", of: self) }

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {
    _ = ExtensionOverride.call("viewWillAppear(_:)", of: self, animated)
  }
  open func viewIsAppearing(_ animated: Bool) {
    _ = ExtensionOverride.call("viewIsAppearing(_:)", of: self, animated)
  }
  open func viewDidAppear(_ animated: Bool) {
    _ = ExtensionOverride.call("viewDidAppear(_:)", of: self, animated)
  }
  open func viewWillDisappear(_ animated: Bool) {
    _ = ExtensionOverride.call("viewWillDisappear(_:)", of: self, animated)
  }
  open func viewDidDisappear(_ animated: Bool) {
    _ = ExtensionOverride.call("viewDidDisappear(_:)", of: self, animated)
  }
  open func viewWillLayoutSubviews() {
    _ = ExtensionOverride.call("viewWillLayoutSubviews()", of: self)
  }
  open func viewDidLayoutSubviews() {
    _ = ExtensionOverride.call("viewDidLayoutSubviews()", of: self)
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    AppearancePass.begin(isAppearing, animated: animated, of: self)
  }

  open func endAppearanceTransition() { AppearancePass.end(self) }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that are seen when this controller is.
  package var childrenForAppearance: [UIViewController] { childrenInView }

  open var isBeingPresented: Bool { appearance.reason == .presented }
  open var isBeingDismissed: Bool { appearance.reason == .dismissed }
  open var isMovingToParent: Bool { appearance.reason == .movedToParent }
  open var isMovingFromParent: Bool { appearance.reason == .movedFromParent }

  /// Containers show here what they have put off until the next layout; asked for before that, and before they appear.
  func showWaitingContent() {}

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    Containment.add(childController, to: self)
  }
  open func removeFromParent() { Containment.remove(self) }
  open func willMove(toParent parent: UIViewController?) {
    _ = ExtensionOverride.call("willMove(toParent:)", of: self, parent)
  }
  open func didMove(toParent parent: UIViewController?) {
    _ = ExtensionOverride.call("didMove(toParent:)", of: self, parent)
  }

  /// Differs from Apple's: `options` make no difference.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Containment.transition(
      from: fromViewController, to: toViewController, in: self, duration: duration,
      animations: animations, completion: completion)
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    storedPresented ?? storedParent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    storedPresenting ?? storedParent?.presentingViewController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if ExtensionOverride.call(
      "present(_:animated:completion:)", of: self, viewControllerToPresent, flag, completion)
    {
      return
    }
    PresentationPass.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if ExtensionOverride.call("dismiss(animated:completion:)", of: self, flag, completion) {
      return
    }
    PresentationPass.dismiss(from: self, animated: flag, completion: completion)
  }

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// What `.automatic` stands for.
  package var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }
  /// Why it needs a source where it is a popover by itself, in iOS's words; nil for one whose style the app has chosen.
  var reasonForSource: String? { nil }
  /// The size that it wants in a popover, in points; zero for none.
  func popoverContentSize(in bounds: CGRect) -> CGSize { preferredContentSize }
  /// How the controller comes and goes, on a stack or over another; nil for the usual way.
  open var preferredTransition: Transition?
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var definesPresentationContext = false
  /// Differs from Apple's: kept, and read by nobody here; a controller comes and goes alike in every style.
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentationController: UIPresentationController? {
    PresentationPass.presentationController(of: self)
  }
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// Also that of an ancestor in whose popover the controller stands.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if storedPresentationController != nil || PresentationPass.resolvedStyle(of: self) == .popover,
      let own = presentationController as? UIPopoverPresentationController
    {
      return own
    }
    return storedParent?.popoverPresentationController
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    appearance.coordinator ?? storedParent?.transitionCoordinator
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    ShowAction.show(vc, from: self, sender: sender)
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    ShowAction.showDetail(vc, from: self, sender: sender)
  }
  /// The controller itself, or the nearest around it, that overrides the action's method and does not refuse it in
  /// `canPerformAction(_:withSender:)`; nil if nobody takes the action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    ControllerTarget.find(action, from: self, sender: sender)
  }

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    SegueLookup.perform(identifier, from: self, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    ExtensionOverride.value(
      "shouldPerformSegue(withIdentifier:sender:)", of: self, identifier, sender) ?? true
  }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    _ = ExtensionOverride.call("prepare(for:sender:)", of: self, segue, sender)
  }
  /// Whether an unwind segue may end here: by default, if the class has the action's method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  // MARK: Titles and bars

  open var title: String? { didSet { titleDidChange() } }
  /// A child's title or items changed.
  func childTitleChanged(_ child: UIViewController) {}
  open var navigationItem: UINavigationItem { ownNavigationItem }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set {
      storedTabBarItem = newValue
      storedParent?.childTitleChanged(self)
    }
  }
  open var toolbarItems: [UIBarButtonItem]? { didSet { storedParent?.childTitleChanged(self) } }
  /// Differs from Apple's: the items are there at once, `animated` or not.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  // MARK: Editing

  open var isEditing = false
  /// Differs from Apple's: `animated` is for overrides to read; the button follows at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if ExtensionOverride.call("setEditing(_:animated:)", of: self, editing, animated) { return }
    isEditing = editing
    EditBarButton.update(self)
  }
  open var editButtonItem: UIBarButtonItem { EditBarButton.item(of: self) }
  var storedEditButtonItem: UIBarButtonItem?

  // MARK: Layout and traits

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
  }
  open func viewSafeAreaInsetsDidChange() {
    _ = ExtensionOverride.call("viewSafeAreaInsetsDidChange()", of: self)
  }
  open func viewLayoutMarginsDidChange() {}
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      storedView?.layoutMarginsMayHaveChanged()
    }
  }
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches under a navigation bar that is not translucent.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { storedParent?.childTitleChanged(self) }
  }
  /// Whether the scroll view that the view is or holds keeps clear of bars also while it does not scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What bars and the status bar cover at the top; apps have used the safe area since.
  open var topLayoutGuide: any UILayoutSupport { LayoutSupportGuide.of(self, isTop: true) }
  /// What bars cover at the bottom; apps have used the safe area since.
  open var bottomLayoutGuide: any UILayoutSupport { LayoutSupportGuide.of(self, isTop: false) }
  open func updateViewConstraints() {
    if ExtensionOverride.call("updateViewConstraints()", of: self) { return }
    storedView?.updateConstraints()
  }

  open var traitCollection: UITraitCollection { ControllerTraits.traits(of: self) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    _ = ExtensionOverride.call("traitCollectionDidChange(_:)", of: self, previousTraitCollection)
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    ControllerTraits.override(collection, of: childViewController, in: self)
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childTraitOverrides[ObjectIdentifier(childViewController)] }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { storedView.map(TraitPass.update) }
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if ExtensionOverride.call("viewWillTransition(to:with:)", of: self, size, coordinator) {
      return
    }
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if ExtensionOverride.call("willTransition(to:with:)", of: self, newCollection, coordinator) {
      return
    }
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// What stands over the view while its content is missing.
  var unavailableView: (any UIView & UIContentView)?
  /// Says what is shown while content is missing; called when the view appears, and when the app asks.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Status bar and orientation

  open var preferredStatusBarStyle: UIStatusBarStyle {
    ExtensionOverride.value("preferredStatusBarStyle", of: self) ?? .default
  }
  open var prefersStatusBarHidden: Bool {
    ExtensionOverride.value("prefersStatusBarHidden", of: self) ?? false
  }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    ExtensionOverride.value("preferredStatusBarUpdateAnimation", of: self) ?? .fade
  }
  open var childForStatusBarStyle: UIViewController? {
    ExtensionOverride.value("childForStatusBarStyle", of: self)
  }
  open var childForStatusBarHidden: UIViewController? {
    ExtensionOverride.value("childForStatusBarHidden", of: self)
  }
  open func setNeedsStatusBarAppearanceUpdate() { UIChange.note() }
  open var prefersHomeIndicatorAutoHidden: Bool {
    ExtensionOverride.value("prefersHomeIndicatorAutoHidden", of: self) ?? false
  }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIChange.note() }
  /// Differs from Apple's: asked by nobody here; the home indicator doesn't hide.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Differs from Apple's: asked by nobody here; no gesture of the system begins at an edge.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Differs from Apple's: asked by nobody here; no gesture of the system begins at an edge.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Differs from Apple's: nobody asks anew; no gesture of the system begins at an edge.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  private var addedKeyCommands: [UIKeyCommand] = []
  /// Those that were added; a class may have others.
  open override var keyCommands: [UIKeyCommand]? {
    let commands = (super.keyCommands ?? []) + addedKeyCommands
    return commands.isEmpty ? nil : commands
  }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  open var shouldAutorotate: Bool {
    ExtensionOverride.value("shouldAutorotate", of: self) ?? true
  }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ExtensionOverride.value("supportedInterfaceOrientations", of: self)
      ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    ExtensionOverride.value("preferredInterfaceOrientationForPresentation", of: self) ?? .portrait
  }
  /// Differs from Apple's: the screen stays as it is; what is supported counts when the device is turned next.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func didReceiveMemoryWarning() {
    _ = ExtensionOverride.call("didReceiveMemoryWarning()", of: self)
  }
  /// Differs from Apple's: kept, and read by nobody here; nothing is restored at the next launch.
  open var restorationIdentifier: String?
  /// Differs from Apple's: never called by the system, as nothing is restored at the next launch.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Differs from Apple's: never called by the system, as nothing is restored at the next launch.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Differs from Apple's: never called by the system, as nothing is restored at the next launch.
  open func applicationFinishedRestoringState() {}

  // MARK: Responder

  open override var next: UIResponder? {
    storedView?.superview ?? storedPresenting ?? storedParent
  }
}
