// Long file: items, looks and layout of one bar change together.
import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeTitleLabel = UILabel()
  /// Cuts off what of the large title has gone under the row.
  private let largeTitleRoom = UIView()
  private let backButton = BarButtonView()
  private var itemViews = BarItemViews()
  private var hiddenForSearch: [UIView] = []

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
    promptLabel.font = .systemFont(ofSize: NavigationBarMetrics.promptFontSize)
    promptLabel.textAlignment = .center
    for view in [backButton, promptLabel, titleLabel, largeTitleRoom] { addSubview(view) }
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
    items = (items ?? []) + [item]
  }

  /// Differs from Apple's: the bar changes at once, `animated` or not.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let item = items?.last
    items = items.map { Array($0.dropLast()) }
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
    if let action = backItem?.backBarButtonItem?.action,
      let target = backItem?.backBarButtonItem?.target
    {
      UIApplication.shared.sendAction(
        action, to: target, from: backItem?.backBarButtonItem, for: nil)
      return
    }
    if let wayOut, items?.count ?? 0 <= 1 {
      wayOut.leave()
    } else if let navigationController {
      navigationController.popByUser()
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

  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private var shownBackgroundImage: UIImage? {
    backgroundImages.shown(
      at: navigationController == nil ? .top : .topAttached, isCompact: isCompact)
  }

  /// What the bar looks like over content that is scrolled under it.
  private var shownStandardAppearance: UINavigationBarAppearance {
    let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
    return compact ?? topItem?.standardAppearance ?? standardAppearance
  }

  private var shownEdgeAppearance: UINavigationBarAppearance? {
    let compact =
      isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// That of the place where the content is scrolled to.
  var shownAppearance: UINavigationBarAppearance {
    isAtScrollEdge ? shownEdgeAppearance ?? shownStandardAppearance : shownStandardAppearance
  }

  private func view(for item: UIBarButtonItem) -> BarButtonView {
    let looks: UIBarButtonItemAppearance? =
      item.style == .done ? shownAppearance.doneButtonAppearance : shownAppearance.buttonAppearance
    return itemViews.view(for: item, in: self, looks)
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

  /// Of the line above the titles, in points.
  private var promptHeight: CGFloat {
    topItem?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
  }

  // MARK: Search

  private var searchController: UISearchController? { topItem?.searchController }

  /// Whether a search that is under way has taken the place of the titles and buttons.
  var hidesTitles: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// In points; the bar of the search lies below everything else.
  private var fullSearchHeight: CGFloat {
    searchController?.searchBar.height(inNavigationBar: true) ?? 0
  }

  /// What is not scrolled away.
  private var searchHeight: CGFloat {
    max(fullSearchHeight - min(topItem?.collapsedHeight ?? 0, hideableSearchHeight), 0)
  }

  /// How much may be scrolled away, in points: all, or nothing while a search is under way.
  var hideableSearchHeight: CGFloat {
    guard let topItem, topItem.hidesSearchBarWhenScrolling, searchController?.isActive == false
    else { return 0 }
    return fullSearchHeight
  }

  private func hideTitlesIfSearching() {
    guard hidesTitles else { return }
    hiddenForSearch = subviews.filter { $0 !== searchController?.searchBar && !$0.isHidden }
    for view in hiddenForSearch { view.isHidden = true }
  }

  private func layOutSearch() {
    guard let search = searchController?.searchBar else { return }
    if search.superview !== self { addSubview(search) }
    search.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: fullSearchHeight)
    // What is scrolled away is cut off at the bar's end.
    search.clipsToBounds = true
    search.frame.size.height = searchHeight
    search.isHidden = searchHeight <= 0
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight(inSheet: false))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight(inSheet: false))
  }

  // MARK: Layout

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

  /// Returns where the room for the title begins.
  private func layOutLeading(_ item: UINavigationItem?, rowHeight: CGFloat) -> CGFloat {
    var x = itemMargin(leadingInset)
    let hasLeft = !(item?.leftBarButtonItems ?? []).isEmpty
    let showsBack =
      backItem != nil && !(item?.hidesBackButton ?? false)
      && (!hasLeft || item?.leftItemsSupplementBackButton ?? false)
    backButton.isHidden = !showsBack
    if showsBack, let backItem {
      backButton.showBack(
        title: backTitle(of: backItem), shownAppearance.backButtonAppearance,
        indicator: shownBackIndicator)
      let width = max(backButton.preferredWidth, NavigationBarMetrics.backWidth)
      let frame = CGRect(
        x: NavigationBarMetrics.backMargin + leadingInset, y: promptHeight, width: width,
        height: rowHeight)
      backButton.frame = mirrored(frame)
      x = max(frame.maxX + NavigationBarMetrics.backGap, x)
    }
    let leadingItems = (item?.leftBarButtonItems ?? []) + (item?.leadingGroupItems ?? [])
    for barItem in leadingItems where !barItem.isHidden {
      let width = place(barItem, x: x, rowHeight: rowHeight)
      x += width + NavigationBarMetrics.itemGap
    }
    return x
  }

  private func layOutTrailing(_ item: UINavigationItem?, rowHeight: CGFloat) -> CGFloat {
    var x = bounds.width - itemMargin(trailingInset)
    // The first of the right items is the outermost.
    for barItem in item?.trailingBarItems ?? [] where !barItem.isHidden {
      let width =
        barItem.isSpace ? barItem.width : view(for: barItem).preferredWidth
      x -= width
      place(barItem, x: x, rowHeight: rowHeight)
      x -= NavigationBarMetrics.itemGap
    }
    return x
  }

  /// In the middle of the bar, or as near to it as the other items allow.
  private func layOutCenter(
    _ items: [UIBarButtonItem], _ width: CGFloat, rowHeight: CGFloat, left: CGFloat, right: CGFloat
  ) {
    guard !items.isEmpty else { return }
    let title = titleLabel.isHidden ? 0 : titleLabel.bounds.width + NavigationBarMetrics.itemGap
    var x = centred(width, left: left + title, right: right)
    for barItem in items {
      x += place(barItem, x: x, rowHeight: rowHeight) + NavigationBarMetrics.itemGap
    }
  }

  private func width(of items: [UIBarButtonItem]) -> CGFloat {
    items.reduce(NavigationBarMetrics.itemGap * CGFloat(max(items.count - 1, 0))) {
      $0 + ($1.isSpace ? $1.width : view(for: $1).preferredWidth)
    }
  }

  /// Of everything in the row but the title, in points.
  private var groupedWidth: CGFloat {
    guard let item = topItem else { return 0 }
    let margins = itemMargin(leadingInset) + itemMargin(trailingInset)
    let items =
      (item.leftBarButtonItems ?? []) + item.leadingGroupItems
      + item.centerBarItems(with: traitCollection) + item.trailingBarItems
    let back = backItem == nil || item.hidesBackButton ? 0 : NavigationBarMetrics.backWidth
    return margins + back + width(of: items.filter { !$0.isHidden })
  }

  @discardableResult
  private func place(_ barItem: UIBarButtonItem, x: CGFloat, rowHeight: CGFloat) -> CGFloat {
    guard !barItem.isSpace else { return barItem.width }
    let view = view(for: barItem)
    let width = view.preferredWidth
    view.frame = mirrored(CGRect(x: x, y: promptHeight, width: width, height: rowHeight))
    if view.superview !== self { addSubview(view) }
    return width
  }

  private func layOutTitle(
    _ item: UINavigationItem?, rowHeight: CGFloat, left: CGFloat, right: CGFloat
  ) {
    let parts: [UIView?] = [
      item?.titleView, titleLabel, largeTitleRoom, promptLabel, backButton,
      item?.searchController?.searchBar,
    ]
    for old in subviews where !(old is BarButtonView) && !parts.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    // The title stands in the row as soon as the large one has gone under it.
    let large = largeTitleHeight > 0.5
    titleLabel.isHidden = large || item?.titleView != nil || item?.title?.isEmpty ?? true
    largeTitleLabel.isHidden = !large
    if let titleView = item?.titleView {
      var size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size == .zero { size = titleView.bounds.size }
      let width = min(size.width, max(right - left, 0))
      titleView.frame = mirrored(
        CGRect(
          x: titleStart(width, left: left, right: right),
          y: promptHeight + (rowHeight - size.height) / 2, width: width, height: size.height))
      if titleView.superview !== self { addSubview(titleView) }
    }
    let looks = shownAppearance
    largeTitleLabel.font = largeTitleFont
    apply(item?.title, to: titleLabel, titleTextAttributes ?? looks.titleTextAttributes)
    apply(
      item?.title, to: largeTitleLabel,
      largeTitleTextAttributes ?? looks.largeTitleTextAttributes)
    let size = titleLabel.sizeThatFits(.zero)
    let width = min(size.width, max(right - left, 0))
    var shift = looks.titlePositionAdjustment
    shift.vertical += shownTitleShift
    titleLabel.frame = mirrored(
      CGRect(
        x: titleStart(width, left: left, right: right),
        y: promptHeight + (rowHeight - size.height) / 2, width: width, height: size.height)
    ).offsetBy(dx: shift.horizontal, dy: shift.vertical)
    let largeSize = largeTitleLabel.sizeThatFits(.zero)
    largeTitleRoom.frame = CGRect(
      x: 0, y: promptHeight + rowHeight, width: bounds.width, height: largeTitleHeight)
    largeTitleLabel.frame = mirrored(
      CGRect(
        x: sideMargin,
        y: largeTitleHeight - NavigationBarMetrics.largeTitleBottom - largeSize.height,
        width: min(largeSize.width, bounds.width - 2 * sideMargin), height: largeSize.height))
  }

  private func layOutPrompt(_ text: String?) {
    promptLabel.isHidden = text == nil
    promptLabel.text = text
    promptLabel.textColor = titleLabel.textColor
    let margin = sideMargin
    promptLabel.frame = CGRect(
      x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: promptHeight)
  }

  private func apply(
    _ text: String?, to label: UILabel, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    label.text = text
    if let font = attributes?[.font] as? UIFont { label.font = font }
    label.textColor =
      attributes?[.foregroundColor] as? UIColor
      ?? (barStyle.isBlack ? .white : .label)
  }

  private func centred(_ width: CGFloat, left: CGFloat, right: CGFloat) -> CGFloat {
    NavigationBarMetrics.titleStart(width: width, in: bounds.width, from: left, to: right)
  }

  /// Where the title begins: in the middle, or at the leading end where others have the middle.
  private func titleStart(_ width: CGFloat, left: CGFloat, right: CGFloat) -> CGFloat {
    topItem?.hasCenter(with: traitCollection) ?? false
      ? left : centred(width, left: left, right: right)
  }

  private var sideMargin: CGFloat { itemMargin(leadingInset) }

  private var leadingInset: CGFloat {
    isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
  }

  private var trailingInset: CGFloat {
    isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
  }

  private func itemMargin(_ side: CGFloat) -> CGFloat {
    NavigationBarMetrics.itemMargin(forWidth: bounds.width, safeArea: side)
  }

  private func backTitle(of item: UINavigationItem) -> String {
    if let title = item.backButtonTitle ?? item.backBarButtonItem?.title { return title }
    let back = SystemWord.back.text
    return item.backButtonDisplayMode == .default ? item.title ?? back : back
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let isPlain = barStyle == .default && shownBackgroundImage == nil
    if isAtScrollEdge, shownEdgeAppearance == nil, isPlain { return }
    let above = frame.minY
    BarBackground(
      appearance: shownAppearance, tint: barTintColor, style: barStyle,
      isTranslucent: isTranslucent, image: shownBackgroundImage, shadowImage: shadowImage,
      hidesShadow: hidesShadow
    ).append(
      in: CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above),
      edge: bounds.height, view: self, to: &canvas)
  }

  /// Whether nothing is scrolled under the bar: then it shows no background of its own.
  private var isAtScrollEdge: Bool {
    guard let screen = navigationController?.topViewController, screen.isViewLoaded else {
      return false
    }
    guard let scrollView = screen.observedScrollView(for: .top) else { return true }
    return scrollView.contentOffset.y <= -scrollView.restingInset.top
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

  /// What iOS calls a bar without a title: the class of the top controller up to "Controller", such as
  /// `Shop.ItemListView`.
  ///
  /// Seen in many recorded UI tests, `UIView` for a plain controller and `Shop.DetailVC` among them.
  private var nameOfTopClass: String? {
    guard let controller = navigationController?.topViewController else { return nil }
    // Foundation has no names for classes that are private or nested in functions.
    let parts = String(reflecting: type(of: controller)).split(separator: ".").map(String.init)
      .filter { !$0.hasPrefix("(unknown context") }
    let name = (parts.first == "UIKit" ? parts.dropFirst() : parts[...]).joined(separator: ".")
    return name.range(of: "Controller").map { String(name[..<$0.lowerBound]) } ?? name
  }
}
