import CoreGraphics
import Foundation

/// Columns side by side or over each other where there is room, a stack of their contents where there is not.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, SelfDrivenContainer {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  var columns: [Column: UIViewController] = [:]
  var containers: [Column: UIViewController] = [:]
  /// What shows where there is no room for columns.
  var collapsedStack: UINavigationController?
  /// What the stack has taken from the columns after the first.
  var collapsedContents: [Column: UIViewController] = [:]
  private(set) var shown: [UIViewController] = []
  /// What the user or a call has asked for since the preferred mode was set or the device was turned.
  private var chosenMode: DisplayMode? { didSet { update() } }
  private var wasUpright: Bool?
  /// Between the secondary column and those over it.
  private(set) lazy var dimming = makeDimming()

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

  open var preferredDisplayMode = DisplayMode.automatic { didSet { chosenMode = nil } }
  /// Whether columns that come stand beside the secondary one or over it.
  ///
  /// Differs from Apple's: displaced columns stand beside each other; the preferred display mode counts in any
  /// behaviour.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { update() } }
  /// Whether a swipe from the edge shows a hidden primary column.
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
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { update() }
  }

  /// Over each other on an upright screen, beside each other on one that lies on its side.
  open var splitBehavior: SplitBehavior {
    switch preferredSplitBehavior {
    case .automatic: isUpright ? .overlay : .tile
    case .displace: .tile
    case let behavior: behavior
    }
  }

  /// The secondary column alone on an upright screen, else with one column beside it, unless the app prefers another.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    switch chosenMode ?? preferredDisplayMode {
    case .automatic: return isUpright ? .secondaryOnly : .oneBesideSecondary
    case .twoDisplaceSecondary: return .twoBesideSecondary
    case let mode: return mode
    }
  }

  /// Shows and hides the first column; hidden while there are no columns.
  ///
  /// Differs from Apple's: the app itself puts it into a bar.
  open var displayModeButtonItem: UIBarButtonItem {
    let item =
      modeButton
      ?? UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction { [weak self] _ in self?.toggleDisplayMode() })
    modeButton = item
    item.isHidden = isCollapsed
    return item
  }

  private var modeButton: UIBarButtonItem?

  private func toggleDisplayMode() {
    choose(displayMode == .secondaryOnly ? mode(showingTwo: false) : .secondaryOnly)
  }

  /// What the user has asked for.
  func choose(_ mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
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

  open func show(_ column: Column) {
    if isCollapsed {
      guard let stack = collapsedStack, let controller = columns[column] else { return }
      push(controller, of: column, onto: stack, animated: UIView.areAnimationsEnabled)
    } else if column != .secondary, let container = container(of: column),
      !shown.contains(container)
    {
      chosenMode = mode(showingTwo: column == .primary && style == .tripleColumn)
    }
  }

  open func hide(_ column: Column) {
    if isCollapsed {
      guard let stack = collapsedStack, let content = collapsedContents[column] else { return }
      if stack.topViewController === content {
        stack.popViewController(animated: UIView.areAnimationsEnabled)
      }
    } else if column == .primary {
      chosenMode = style == .tripleColumn ? mode(showingTwo: false) : .secondaryOnly
    } else if column == .supplementary {
      chosenMode = .secondaryOnly
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    if isCollapsed, let stack = stackForCollapsed {
      columns[.secondary] = vc
      push(vc, of: .secondary, onto: stack, animated: UIView.areAnimationsEnabled)
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
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
    swipe.onRecognized = { [weak self] recognizer in
      guard let self, recognizer.state == .ended, self.presentsWithGesture, !self.isCollapsed,
        self.displayMode == .secondaryOnly
      else { return }
      self.show(.primary)
    }
    edgeSwipe = swipe
    view.addGestureRecognizer(swipe)
    update()
  }

  private var edgeSwipe: UIScreenEdgePanGestureRecognizer?

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      update()
    }
  }

  private var wanted: [UIViewController] {
    guard isCollapsed else {
      separate()
      var order: [Column]
      switch displayMode {
      case .secondaryOnly: order = [.secondary]
      case .twoBesideSecondary, .twoOverSecondary: order = [.primary, .supplementary, .secondary]
      default:
        order = style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      }
      if primaryEdge == .trailing { order.reverse() }
      return order.compactMap(container)
    }
    return collapsed.map { [$0] } ?? []
  }

  private func update() {
    modeButton?.isHidden = isCollapsed
    guard isViewLoaded else { return }
    edgeSwipe?.edges = (primaryEdge == .leading) == view.isRightToLeft ? .right : .left
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
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isUpright = isUpright
    guard wasUpright != isUpright else { return layOutColumns() }
    let isTurned = wasUpright != nil
    wasUpright = isUpright
    if isTurned { chosenMode = nil } else { update() }
  }

  /// In points.
  open var primaryColumnWidth: CGFloat {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    var result: CGFloat = 320
    if preferredPrimaryColumnWidthFraction > 0 {
      result = width * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth > 0 { result = preferredPrimaryColumnWidth }
    if maximumPrimaryColumnWidth > 0 { result = min(result, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth > 0 { result = max(result, minimumPrimaryColumnWidth) }
    return min(result, width)
  }

  open var supplementaryColumnWidth: CGFloat {
    preferredSupplementaryColumnWidth > 0 ? preferredSupplementaryColumnWidth : 375
  }
}
