import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let promptLabel = UILabel()
  let largeTitleLabel = UILabel()
  /// Cuts off what of the large title has gone under the row.
  let largeTitleRoom = UIView()
  let backButton = BarButtonView()
  /// What the way back is where the item before says nothing of it.
  let implicitBackItem = UIBarButtonItem()
  /// The way back that has been given what is set for the class's appearance.
  weak var dressedBackItem: UIBarButtonItem?
  var itemViews = BarItemViews()
  var hiddenForSearch: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UINavigationBar.self)
  }

  private func setUp() {
    titleLabel.font = .systemFont(
      ofSize: NavigationBarMetrics.titleFontSize, weight: .semibold)
    titleLabel.textAlignment = .center
    for label in [titleLabel, largeTitleLabel] {
      label.accessibilityTraits = [.staticText, .header]
    }
    backButton.onTap = { [weak self] in self?.goBack() }
    largeTitleRoom.clipsToBounds = true
    largeTitleRoom.isUserInteractionEnabled = false
    largeTitleRoom.addSubview(largeTitleLabel)
    subtitleLabel.font = .systemFont(ofSize: NavigationBarMetrics.subtitleFontSize)
    promptLabel.font = .systemFont(ofSize: NavigationBarMetrics.promptFontSize)
    promptLabel.textAlignment = .center
    for view in [backButton, promptLabel, titleLabel, subtitleLabel, largeTitleRoom] {
      addSubview(view)
    }
  }

  // MARK: Items

  open weak var delegate: (any UINavigationBarDelegate)?
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last ?? wayOut?.item }
  /// What the first item's back button leads to, where the stack itself is part of another list.
  var wayOut: (item: UINavigationItem, leave: () -> Void)? { didSet { itemDidChange(nil) } }

  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayPush(item) else { return }
    items = (items ?? []) + [item]
    didPush(item)
  }

  /// Differs from Apple's: the bar changes at once, `animated` or not.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = items?.last, mayPop else { return nil }
    items = items.map { Array($0.dropLast()) }
    didPop(item)
    return item
  }

  private func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    itemDidChange(nil)
  }

  func itemDidChange(_ item: UINavigationItem?) {
    setNeedsLayout()
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  private func goBack() {
    if let action = topItem?.backAction {
      action.perform(sender: topItem)
      return
    }
    // Target and action of a `backBarButtonItem` count for nothing on iOS.
    if let wayOut, items?.count ?? 0 <= 1 {
      wayOut.leave()
    } else if let navigationController {
      guard let item = topItem, mayPop else { return }
      navigationController.popByUser()
      didPop(item)
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Looks

  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// How far titles are moved down, by the height of the bar, in points.
  var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { setNeedsLayout() } }
  open var isTranslucent = true {
    didSet {
      setNeedsDisplay()
      itemDidChange(nil)
    }
  }
  open var prefersLargeTitles = false { didSet { itemDidChange(nil) } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemDidChange(nil) } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { itemDidChange(nil) }
  }
  open var standardAppearance = UINavigationBarAppearance() { didSet { itemDidChange(nil) } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange(nil) } }
  /// Where the screen is low, as an iPhone's is on its side; nil for the standard one.
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange(nil) } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange(nil) } }
  /// In place of the line below the bar; an empty image for none.
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether no line is drawn below the bar; set by its key.
  var hidesShadow = false { didSet { setNeedsDisplay() } }
  /// In place of the arrow of the back button, with `backIndicatorTransitionMaskImage`; nil for the arrow.
  open var backIndicatorImage: UIImage? { didSet { itemDidChange(nil) } }
  /// Differs from Apple's: its shape makes no difference, but without it the image is not shown.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { itemDidChange(nil) } }

  var backgroundImages = BarImages() { didSet { setNeedsDisplay() } }

  /// An empty image makes the bar transparent.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[.any, metrics] = image
  }
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    backgroundImages[.any, metrics]
  }

  /// The bar of a navigation controller is attached to the top, others stand at the top.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[position, barMetrics] = image
  }
  open func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[position, barMetrics]
  }

  /// In points: 44, taller in sheets, on an iPad and with a large title, lower on a phone that lies on its side.
  func preferredHeight(inSheet: Bool) -> CGFloat {
    guard !hidesTitles else {
      return SearchMetrics.activeTop + (inSheet ? NavigationBarMetrics.sheetRoom : 0)
        + fullSearchHeight
    }
    let isPad = traitCollection.isRoomy && !inSheet
    return NavigationBarMetrics.rowHeight(
      isCompact: isCompact, isPad: isPad, isInSheet: inSheet)
      + promptHeight + fullLargeTitleHeight + fullSearchHeight
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight(inSheet: false))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight(inSheet: false))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let item = topItem
    for view in hiddenForSearch { view.isHidden = false }
    hiddenForSearch.removeAll()
    let rowHeight = max(bounds.height - searchHeight - largeTitleHeight - promptHeight, 0)
    layOutPrompt(item?.prompt)
    item?.collapseGroups(with: traitCollection, whereWiderThan: bounds.width) { groupedWidth }
    itemViews.beginLayout()
    let left = layOutLeading(item, rowHeight: rowHeight)
    let right = layOutTrailing(item, rowHeight: rowHeight)
    let center = item?.centerBarItems(with: traitCollection) ?? []
    let centerWidth = width(of: center)
    layOutTitle(item, rowHeight: rowHeight, left: left, right: right - centerWidth)
    layOutCenter(center, centerWidth, rowHeight: rowHeight, left: left, right: right)
    itemViews.endLayout()
    layOutSearch()
    hideTitlesIfSearching()
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let isPlain = barStyle == .default && shownBackgroundImage == nil
    if isAtScrollEdge, shownEdgeAppearance == nil, isPlain { return }
    let above = barPosition == .topAttached ? frame.minY : 0
    BarBackground(
      appearance: shownAppearance, tint: barTintColor, style: barStyle,
      isTranslucent: isTranslucent, image: shownBackgroundImage, shadowImage: shadowImage,
      hidesShadow: hidesShadow
    ).append(
      in: CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above),
      edge: bounds.height, view: self, to: &canvas)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.navigationBar, isElement: false)
  }

  /// It stands in front of its controller's screens, and is told before them; from recorded trees of iOS.
  override var isToldFirst: Bool { navigationController != nil }

  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? topItem?.title ?? nameOfTopClass }
    set { super.accessibilityIdentifier = newValue }
  }
}
