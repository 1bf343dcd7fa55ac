import CoreGraphics
import Foundation

/// Columns side by side or over each other where there is room, a stack of their contents where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, SelfDrivenContainer {
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  var columns: [Column: UIViewController] = [:]
  var containers: [Column: UIViewController] = [:]
  /// What shows where there is no room for columns.
  var collapsedStack: UINavigationController?
  /// What the stack has taken from the columns after the first.
  var collapsedContents: [Column: UIViewController] = [:]
  private(set) var shown: [UIViewController] = []
  /// What the user or a call has asked for since the preferred mode was set or the device was turned.
  private var chosenMode: DisplayMode?
  /// The sides of the last layout; nil before the first.
  private(set) var wasUpright: Bool?
  /// Nil before the columns were shown for the first time.
  private var wasCollapsed: Bool?
  /// Between the secondary column and those over it.
  private(set) lazy var dimming = makeDimming()
  /// The lines between columns that stand beside each other.
  var dividers: [UIView] = []

  // MARK: Making

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceChoice("style", .unspecified)
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Settings

  open var preferredDisplayMode = DisplayMode.automatic {
    willSet { tellDelegate(resolved(newValue)) }
    didSet {
      chosenMode = nil
      update()
    }
  }
  /// Whether columns that come stand beside the secondary one or over it.
  ///
  /// Differs from Apple's: displaced columns stand beside each other; the preferred display mode counts in any
  /// behaviour.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { update() } }
  /// Whether a swipe from the edge shows a hidden column: of three, the supplementary one first.
  ///
  /// Differs from Apple's: no swipe hides a column; a tap beside columns over the secondary one does.
  open var presentsWithGesture = true
  /// Differs from Apple's: kept, and read by nobody here; the bar of a column shows no such button by
  /// itself.
  open var showsSecondaryOnlyButton = false
  /// Differs from Apple's: kept, and read by nobody here; the bar of a column shows no such button by
  /// itself.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryEdge = PrimaryEdge.leading { didSet { update() } }
  /// Part of the width, 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// In points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// Part of the width, 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// In points; counts before the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }
  /// Differs from Apple's: kept, and read by nobody here; it is for apps on the Mac.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// Over each other on an upright screen, beside each other on one that lies on its side.
  open var splitBehavior: SplitBehavior { splitBehavior(isUpright: wasUpright ?? isUpright) }

  /// The secondary column alone on an upright screen, else with one column beside it, unless the app prefers another.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : resolved(chosenMode ?? preferredDisplayMode)
  }

  /// Shows and hides the first column; hidden while there are no columns.
  ///
  /// Differs from Apple's: the app itself puts it into a bar. It is spoken in English.
  open var displayModeButtonItem: UIBarButtonItem {
    let item =
      modeButton
      ?? UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })
    modeButton = item
    updateModeButton()
    return item
  }

  private var modeButton: UIBarButtonItem?

  private func updateModeButton() {
    guard let modeButton else { return }
    modeButton.isHidden = isCollapsed
    // As split views of SwiftUI say it, which are those of UIKit on iPads.
    modeButton.accessibilityLabel =
      displayMode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar"
  }

  private func toggleDisplayMode() {
    let usual = displayMode == .secondaryOnly ? mode(showingTwo: false) : .secondaryOnly
    chooseByUser(targetMode ?? usual)
  }

  /// What a call asks for.
  private func choose(_ mode: DisplayMode) {
    tellDelegate(resolved(mode))
    apply(mode)
  }

  func apply(_ mode: DisplayMode) {
    chosenMode = mode
    update()
  }

  // MARK: Columns

  /// Whether there is no room for columns.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    containers[column] = nil
    update()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Primary and secondary first.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed, isViewLoaded { return shown }
      let order: [Column] =
        style == .tripleColumn
        ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      return order.compactMap { style == .unspecified ? columns[$0] : container(of: $0) }
    }
    set {
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      if newValue.count > 2 { columns[.supplementary] = newValue[1] }
      containers.removeAll()
      update()
    }
  }

  /// The column's controller inside a navigation controller, as columns with a style have it.
  func container(of column: Column) -> UIViewController? {
    guard let controller = columns[column] else { return nil }
    if style == .unspecified || controller is UINavigationController { return controller }
    if let navigation = controller.navigationController { return navigation }
    if let container = containers[column] { return container }
    let navigation = UINavigationController(rootViewController: controller)
    containers[column] = navigation
    return navigation
  }

  /// Goes to the nearest display mode with the column; in a stack, pushes it or goes back to it.
  open func show(_ column: Column) {
    if isCollapsed {
      showInStack(column)
    } else if columns[column] != nil, column == .primary || column == .supplementary,
      !visibleColumns(in: displayMode).contains(column)
    {
      choose(mode(showingTwo: column == .primary && style == .tripleColumn))
    }
  }

  /// Goes to the nearest display mode without the column; in a stack, pops it if it is on top.
  open func hide(_ column: Column) {
    if isCollapsed {
      hideInStack(column)
    } else if columns[column] != nil, column == .primary || column == .supplementary,
      visibleColumns(in: displayMode).contains(column)
    {
      choose(
        column == .primary && style == .tripleColumn ? mode(showingTwo: false) : .secondaryOnly)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if DefaultRequirement.asked(delegate?.splitViewController(self, showDetail: vc, sender: sender))
      ?? false
    {
      return
    }
    if isCollapsed, let stack = stackForCollapsed {
      columns[.secondary] = vc
      push(vc, of: .secondary, onto: stack, animated: UIView.areAnimationsEnabled)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if DefaultRequirement.asked(delegate?.splitViewController(self, show: vc, sender: sender))
      ?? false
    {
      return
    }
    if isCollapsed, let stack = stackForCollapsed {
      stack.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      setViewController(vc, for: .primary)
    }
  }

  // MARK: Showing

  package override var childrenForAppearance: [UIViewController] { shown }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UIScreenEdgePanGestureRecognizer()
    swipe.onRecognized = { [weak self] in self?.edgeSwiped($0.state) }
    edgeSwipe = swipe
    view.addGestureRecognizer(swipe)
    update()
  }

  private var edgeSwipe: UIScreenEdgePanGestureRecognizer?
  /// Whether the delegate has heard of a swipe that goes on.
  var isSwiping = false

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      update()
    }
  }

  private var wanted: [UIViewController] {
    guard isCollapsed else {
      var order = visibleColumns(in: displayMode)
      if primaryEdge == .trailing { order.reverse() }
      return order.compactMap(container)
    }
    return collapsed.map { [$0] } ?? []
  }

  private func update() {
    updateModeButton()
    guard isViewLoaded else { return }
    edgeSwipe?.edges = (primaryEdge == .leading) == view.isRightToLeft ? .right : .left
    let isCollapsed = isCollapsed
    let hasChanged = isCollapsed != (wasCollapsed ?? false)
    wasCollapsed = isCollapsed
    if hasChanged { isCollapsed ? willCollapse() : willExpand() }
    let new = wanted
    let old = shown
    let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      if isSeen { AppearancePass.begin(false, animated: false, of: controller) }
      controller.viewIfLoaded?.removeFromSuperview()
      if isSeen { AppearancePass.end(controller) }
      controller.removeFromParent()
    }
    shown = new
    for controller in new where !old.contains(controller) {
      addChild(controller)
      if isSeen { AppearancePass.begin(true, animated: false, of: controller) }
      if let content = controller.view { view.addSubview(content) }
      if isSeen {
        AppearancePass.isAppearing(controller)
        if appearance.phase == .appeared { AppearancePass.end(controller) }
      }
      controller.didMove(toParent: self)
    }
    layOutColumns()
    view.setNeedsLayout()
    guard hasChanged else { return }
    NotificationCenter.default.post(name: Self.showDetailTargetDidChangeNotification, object: self)
    guard style != .unspecified else { return }
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// The mode of the columns that come, as the delegate wants it.
  private func willExpand() {
    if wasUpright != nil { wasUpright = isUpright }
    separate()
    guard style != .unspecified, let delegate else { return }
    let proposed = displayMode
    let mode = DefaultRequirement.asked(
      delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed))
    if mode != proposed, mode != .automatic { chosenMode = mode }
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isUpright = isUpright
    guard wasUpright != isUpright else { return layOutColumns() }
    if wasUpright != nil {
      // While the mode is the old one still.
      tellDelegate(resolved(preferredDisplayMode, isUpright: isUpright), showsColumns: true)
      chosenMode = nil
    }
    wasUpright = isUpright
    update()
  }

  /// In points.
  open var primaryColumnWidth: CGFloat {
    width(
      320, part: preferredPrimaryColumnWidthFraction, preferred: preferredPrimaryColumnWidth,
      least: minimumPrimaryColumnWidth, most: maximumPrimaryColumnWidth)
  }

  /// In points.
  open var supplementaryColumnWidth: CGFloat {
    width(
      375, part: preferredSupplementaryColumnWidthFraction,
      preferred: preferredSupplementaryColumnWidth, least: minimumSupplementaryColumnWidth,
      most: maximumSupplementaryColumnWidth)
  }

  // MARK: Orientations

  /// The delegate's, where it says any.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call { delegate.splitViewControllerSupportedInterfaceOrientations(self) }
    }
    return asked ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let asked = delegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      }
    }
    return asked ?? super.preferredInterfaceOrientationForPresentation
  }
}
