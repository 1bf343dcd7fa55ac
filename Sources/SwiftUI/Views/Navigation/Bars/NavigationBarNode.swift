import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

/// The bar at the top of a screen: back button, title, items, and a search field below.
///
/// While content is scrolled under it, the bar is lower than the room that the screen keeps for it:
/// first the search field goes, then the large title, which then stands in the middle of the row.
@MainActor
package final class NavigationBarNode: LayoutNode, PressTarget, GestureSource {
  unowned(unsafe) let screen: ScreenNode
  private var largeTitleText: LayoutNode?
  private var inlineTitle: LayoutNode?
  private var subtitleText: LayoutNode?
  /// Items in the places of the titles.
  private var ownLargeTitle: LayoutNode?
  private var ownSubtitle: LayoutNode?
  private var back: BackButtonNode?
  private var leading: [LayoutNode] = []
  private var trailing: [LayoutNode] = []
  private var principal: LayoutNode?
  private var search: SearchFieldNode?
  private var isLarge = false
  private var hasColorScheme = false

  /// With a large title and a search field below, which grow with their letters.
  private var largeTitleHeight: CGFloat {
    NavigationBarMetrics.largeTitleHeight + environment.barTraits.titleGrowth
  }

  private var searchHeight: CGFloat {
    SearchMetrics.navigationHeight + environment.barTraits.fieldGrowth
  }

  init(_ screen: ScreenNode, _ context: _NodeContext) {
    self.screen = screen
    var context = context
    let tint = BarItemLooks.navigationBarTint.map { AnyShapeStyle(Color(uiColor: $0)) }
    context.environment = context.environment.makeChild { values in
      values.lineLimit = 1
      values.font = nil
      if let tint { values.tintStyle = tint }
    }
    super.init(context)
  }

  /// What is free above and below the search field, in points.
  private static let besideSearch = SearchMetrics.navigationHeight - SearchMetrics.fieldHeight

  private var item: NavigationItem { screen.item }

  // MARK: Heights

  /// The room that the screen keeps for the bar, in points.
  package var height: CGFloat {
    if item.hidesBar == true { return 0 }
    if isSearching { return searchHeight + SearchMetrics.activeTop + scopes + sheetRoom }
    return rowHeight + (isLarge ? largeTitleHeight : 0)
      + (search == nil ? 0 : searchHeight + scopes)
  }

  /// How much lower the bar is than its room, in points.
  private var collapse: CGFloat { min(max(0, screen.scrolledDistance), collapsible) }

  /// By how much the bar can become lower, in points.
  private var collapsible: CGFloat {
    isSearching ? 0 : searchCollapsible + (isLarge ? largeTitleHeight : 0)
  }

  private var searchCollapsible: CGFloat {
    guard let search, !search.isAlwaysShown else { return 0 }
    return searchHeight
  }

  /// The height of the bar as it shows, in points.
  package var shownHeight: CGFloat { max(0, height - collapse) }

  private var largeTitleRoom: CGFloat {
    guard isLarge, !isSearching else { return 0 }
    return largeTitleHeight - max(0, collapse - searchCollapsible)
  }

  private var searchRoom: CGFloat {
    guard search != nil else { return 0 }
    return searchHeight - min(collapse, searchCollapsible)
  }

  /// Whether the user is in the search field: the rest of the bar makes room for it.
  private var isSearching: Bool { search?.takesWholeBar ?? false }

  private var scopes: CGFloat { search?.showsScopes == true ? SearchMetrics.scopesHeight : 0 }

  /// What a search in a sheet has above it, in points.
  private var sheetRoom: CGFloat {
    environment.barTraits.isInSheet ? NavigationBarMetrics.sheetRoom : 0
  }

  private var rowMiddle: CGFloat { rowHeight / 2 }

  /// The height of the row with the buttons: lower on a phone that lies on its side, higher on an iPad and in a
  /// sheet.
  private var rowHeight: CGFloat {
    let traits = environment.barTraits
    return NavigationBarMetrics.rowHeight(
      isCompact: traits.isLow, isPad: traits.isWide && traits.isHigh && !traits.isInSheet,
      isInSheet: traits.isInSheet)
  }

  package var titleText: String {
    item.title?.resolvedString(in: environment.values) ?? ""
  }

  // MARK: Content

  func update(showsSearch: Bool) {
    isLarge = screen.showsLargeTitle
    let scheme = item.barBackground[.navigationBar]?.colorScheme
    if scheme != nil || hasColorScheme {
      hasColorScheme = scheme != nil
      _ = environment.update { $0.colorScheme = scheme ?? screen.environment.values.colorScheme }
    }
    updateTitle()
    updateBack()
    updateOverflow()
    func elements(_ area: ToolbarItemPlacement.Area) -> [LayoutNode] {
      screen.barItems.filter { $0.placement.area == area }.flatMap { item in
        item.bar = self
        item.setColorScheme(scheme)
        return item.elements
      }
    }
    (leading, trailing) = (elements(.leading), elements(.trailing))
    principal = elements(.principal).first
    ownSubtitle = elements(.subtitle).first
    ownLargeTitle = elements(.largeTitle).first
    search = showsSearch ? item.search?.field : nil
    for element in allElements { element.layoutParent = self }
    invalidateLayout()
    invalidatePlacement()
  }

  private func updateTitle() {
    largeTitleText?.tearDown()
    inlineTitle?.tearDown()
    subtitleText?.tearDown()
    largeTitleText = nil
    inlineTitle = nil
    subtitleText = nil
    guard let text = item.title, item.hidesTitle != true else { return }
    if isLarge {
      largeTitleText = title(
        text, .system(.largeTitle, weight: .bold),
        BarItemLooks.titleAttributes(isLarge: true))
    }
    inlineTitle = title(
      text, .system(size: NavigationBarMetrics.titleFontSize, weight: .semibold),
      BarItemLooks.titleAttributes(isLarge: false))
    subtitleText = item.subtitle.flatMap {
      title(
        $0.font(.system(size: NavigationBarMetrics.subtitleFontSize)).foregroundColor(.secondary))
    }
  }

  private func title(
    _ text: Text, _ font: Font, _ attributes: [NSAttributedString.Key: Any]
  ) -> LayoutNode? {
    title(text.asTitle(font, attributes))
  }

  private func title(_ text: Text) -> LayoutNode? {
    Text._makeNode(text, childContext) as? LayoutNode
  }

  private var largeTitle: LayoutNode? { isLarge ? ownLargeTitle ?? largeTitleText : nil }
  private var subtitle: LayoutNode? { ownSubtitle ?? subtitleText }

  var hasBackButton: Bool { back != nil || item.hidesBackButton == true }

  private func updateBack() {
    back?.tearDown()
    back = nil
    guard let previous = screen.previous, item.hidesBackButton != true else { return }
    let name = item.isEditor == true ? "" : previous.bar?.titleText ?? ""
    back = BackButtonNode(name.isEmpty ? SystemWord.back.text : name, childContext) {
      [weak screen] in
      screen?.popSelf()
    }
  }

  private var allElements: [LayoutNode] {
    var all = [back].compactMap { $0 as LayoutNode? } + leading
    if let principal { all.append(principal) }
    if let largeTitle { all.append(largeTitle) }
    if let inlineTitle { all.append(inlineTitle) }
    if let subtitle { all.append(subtitle) }
    all += trailing
    if let search { all.append(search) }
    return all
  }

  /// Whether the title stands in the row.
  private var showsInlineTitle: Bool { !isLarge || largeTitleRoom <= largeTitleHeight / 2 }

  /// What shows now.
  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if !isSearching {
      if let back { body(back) }
      for element in leading { body(element) }
      if let principal { body(principal) }
      if showsInlineTitle {
        if principal == nil, let inlineTitle { body(inlineTitle) }
      } else if let largeTitle {
        body(largeTitle)
      }
      if principal == nil, let subtitle { body(subtitle) }
      for element in trailing { body(element) }
    }
    if let search, searchRoom > Self.besideSearch { body(search) }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    for node in [largeTitleText, inlineTitle, subtitleText, back] { if let node { body(node) } }
  }

  // MARK: Layout

  private var margin: CGFloat { ScreenMargins.side(forWidth: size.width) }

  /// From the bar's side to its items, as far as the safe area leaves any of the margin, in points.
  private var itemMargins: (leading: CGFloat, trailing: CGFloat) {
    let insets = screen.touchedSafeAreaInsets
    let width = size.width + insets.leading + insets.trailing
    func rest(_ side: CGFloat) -> CGFloat {
      NavigationBarMetrics.itemMargin(forWidth: width, safeArea: side) - side
    }
    return (rest(insets.leading), rest(insets.trailing))
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: proposal.width.isNaN ? 0 : proposal.width,
      height: proposal.height.isNaN ? height : proposal.height)
  }

  package override func placeChildren() {
    var left = NavigationBarMetrics.backMargin
    if let back {
      let fitted = back.sizeThatFits(.unspecified)
      let x = self.left(fromLeading: left, width: fitted.width)
      back.place(at: CGPoint(x: x, y: rowMiddle - fitted.height / 2), .unspecified)
      left += fitted.width + NavigationBarMetrics.backGap
    }
    let itemMargins = itemMargins
    left = max(left, itemMargins.leading)
    for element in leading {
      left += place(element, x: left) + NavigationBarMetrics.itemGap
    }
    var right = size.width - itemMargins.trailing
    for element in trailing.reversed() {
      right -= itemWidth(element)
      _ = place(element, x: right)
      right -= NavigationBarMetrics.itemGap
    }
    if let title = principal ?? inlineTitle { placeInline(title, from: left, to: right) }
    let proposal = Proposal(size.width - 2 * margin, .nan)
    var bottom = rowHeight + largeTitleRoom - NavigationBarMetrics.largeTitleBottom
    if let subtitle {
      let fitted = subtitle.sizeThatFits(proposal)
      if showsInlineTitle {
        let x = max((size.width - fitted.width) / 2, margin)
        subtitle.place(at: CGPoint(x: x, y: rowMiddle + NavigationBarMetrics.subtitleTop), proposal)
      } else {
        bottom -= fitted.height
        subtitle.place(
          at: CGPoint(x: self.left(fromLeading: margin, width: fitted.width), y: bottom), proposal)
      }
    }
    if let largeTitle {
      let fitted = largeTitle.sizeThatFits(proposal)
      largeTitle.place(
        at: CGPoint(
          x: self.left(fromLeading: margin, width: fitted.width), y: bottom - fitted.height),
        proposal)
    }
    placeSearch()
  }

  /// In points.
  private func itemWidth(_ element: LayoutNode) -> CGFloat {
    max(element.sizeThatFits(.unspecified).width, NavigationBarMetrics.leastItemWidth)
  }

  /// - Returns: The width of the element's place, in points.
  private func place(_ element: LayoutNode, x: CGFloat) -> CGFloat {
    let fitted = element.sizeThatFits(.unspecified)
    let width = itemWidth(element)
    let x = left(fromLeading: x + (width - fitted.width) / 2, width: fitted.width)
    element.place(at: CGPoint(x: x, y: rowMiddle - fitted.height / 2), .unspecified)
    return width
  }

  private func placeInline(_ element: LayoutNode, from left: CGFloat, to right: CGFloat) {
    let proposal = Proposal(max(0, right - left), .nan)
    let fitted = element.sizeThatFits(proposal)
    let x = NavigationBarMetrics.titleStart(
      width: fitted.width, in: size.width, from: left, to: right)
    let raised = principal == nil && subtitle != nil ? NavigationBarMetrics.raisedTitle : 0
    element.place(
      at: CGPoint(
        x: self.left(fromLeading: x, width: fitted.width), y: rowMiddle - raised - fitted.height / 2
      ),
      proposal)
  }

  private func placeSearch() {
    guard let search else { return }
    let top = isSearching ? sheetRoom + SearchMetrics.activeTop : rowHeight + largeTitleRoom
    search.place(
      at: CGPoint(x: margin, y: top + SearchMetrics.navigationTop),
      Proposal(size.width - 2 * margin, max(0, searchRoom - Self.besideSearch) + scopes))
  }

  // MARK: Touches

  /// The bar goes on to the top of the screen.
  private var area: CGRect {
    let insets = screen.touchedSafeAreaInsets
    let above = max(0, insets.top - screen.barRise)
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: -left, y: -above, width: size.width + insets.leading + insets.trailing,
      height: size.height + above)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard area.contains(point) else { return false }
    if !hitTestChildren(point, &path) { hitTestBesideItems(point, &path) }
    if let title = shownTitle, title.frame.insetBy(dx: -8, dy: -12).contains(point) {
      path.append(self, at: point)
    }
    return true
  }

  /// Small items take touches beside them too, in an area of 44 points.
  private func hitTestBesideItems(_ point: CGPoint, _ path: inout HitPath) {
    let side = NavigationBarMetrics.rowHeight(isCompact: false)
    let found = (leading + trailing).first { item in
      item.frame.insetBy(
        dx: min(0, (item.size.width - side) / 2), dy: min(0, (item.size.height - side) / 2)
      ).contains(point)
    }
    guard let found else { return }
    _ = found.hitTest(CGPoint(x: found.size.width / 2, y: found.size.height / 2), &path)
  }

  private var shownTitle: LayoutNode? {
    guard principal == nil else { return nil }
    return showsInlineTitle ? inlineTitle : largeTitle
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if item.openTitleMenu != nil { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  /// A tap on the title opens its menu.
  package func performPress(at point: CGPoint) {
    if let title = shownTitle { item.openTitleMenu?(title.rootFrame) }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let isScrolledUnder = screen.scrolledDistance > collapsible + 0.5
    let bar = BarBackdrop(
      item.barBackground[.navigationBar], isScrolledUnder: isScrolledUnder,
      looks: .navigationBar(environment.values.barPlace(isScrolledUnder: isScrolledUnder)))
    bar.draw(area, lineAt: .bottom, for: self, into: &canvas)
    super.draw(into: &canvas)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if let title = inner.first(where: { $0.elementType == .staticText && $0.label == titleText }) {
      title.traits.insert(.header)
    }
    builder.growBarButtons(inner, of: leading + trailing)
    let element = builder.add(.navigationBar, for: self, children: inner)
    element.identifier = titleText.isEmpty ? nameOfHost : titleText
    builder.tellBar(element, of: screen)
  }

  package override var dumpLabel: String? { "NavigationBar" }
}
