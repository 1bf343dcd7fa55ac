import DisplayList
import Foundation
import Metrics

/// What a split view shows, with the types hidden.
struct NavigationSplitColumns {
  let sidebar: ScreenContent
  /// Nil for two columns.
  let content: ScreenContent?
  let detail: ScreenContent
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
}

/// The node of a split view: columns side by side or over each other, or one stack of them.
@MainActor
package final class NavigationSplitNode: LayoutNode {
  private(set) var columns: NavigationSplitColumns
  /// One stack a column; only the first one where there is little room.
  private(set) var stacks: [NavigationStackNode] = []
  private(set) var isCompact = true
  /// Which columns the app or the user has chosen to see.
  private(set) var chosen = NavigationSplitViewVisibility.automatic
  /// The columns' buttons that show and hide the sidebar.
  private var toggles: [SplitColumn] = []
  private var arrangement: Arrangement?

  private struct Arrangement: Equatable {
    let shown: Int
    let isOverlaid: Bool
  }
  /// The columns that have been pushed onto the only stack.
  private var contentScreen: ScreenNode?
  private var detailScreen: ScreenNode?
  private var shownColumn: NavigationSplitViewColumn?

  init(_ columns: NavigationSplitColumns, _ context: _NodeContext) {
    self.columns = columns
    super.init(context)
    isCompact = environment.values.horizontalSizeClass != .regular
  }

  // MARK: Updates

  func build() {
    for stack in stacks { stack.tearDown() }
    contentScreen = nil
    detailScreen = nil
    shownColumn = nil
    readVisibility()
    arrangement = Arrangement(shown: shownCount, isOverlaid: isOverlaid)
    toggles = isCompact ? [] : roots.indices.map { SplitColumn(self, at: $0) }
    stacks = roots.enumerated().map { index, root in
      let stack = NavigationStackNode(context(ofColumn: index))
      stack.build(root, nil)
      stack.layoutParent = self
      return stack
    }
    if isCompact { invalidate() }
    invalidateLayout()
  }

  /// What the stack of a column is made in.
  private func context(ofColumn index: Int) -> _NodeContext {
    guard !isCompact else { return childContext }
    let scope = index == 0 ? environment.sidebarChild() : environment
    let column = toggles[index]
    return childContext.with(scope.makeChild { $0.splitColumn = column })
  }

  /// What the stacks begin with.
  private var roots: [ScreenContent] {
    if isCompact { return [columns.sidebar] }
    return [columns.sidebar] + (columns.content.map { [$0] } ?? []) + [columns.detail]
  }

  func update(_ new: NavigationSplitColumns) {
    columns = new
    for (stack, root) in zip(stacks, roots) { stack.update(root, nil) }
    if let content = new.content { contentScreen?.replaceContent(content) }
    detailScreen?.replaceContent(new.detail)
    invalidate()
    invalidatePlacement()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    let compact = environment.values.horizontalSizeClass != .regular
    guard compact != isCompact else { return }
    isCompact = compact
    build()
  }

  /// Follows the binding that says which column shows where there is little room.
  ///
  /// Without one, what is selected in a list from the start leads to the next column too, as when the app
  /// selects it later.
  package override func refresh() {
    followSelections()
    readVisibility()
    updateToggles()
    guard isCompact, let binding = columns.preferred else { return }
    let wanted = evaluateContent { binding.wrappedValue }
    guard wanted != shownColumn else { return }
    shownColumn = wanted
    show(wanted)
  }

  // MARK: Showing columns

  private func readVisibility() {
    guard let binding = columns.visibility else { return }
    let wanted = evaluateContent { binding.wrappedValue }
    if wanted != chosen { choose(wanted) }
  }

  private func choose(_ visibility: NavigationSplitViewVisibility) {
    chosen = visibility
    invalidatePlacement()
    graph.contentDidChange()
  }

  /// What the user has asked for by the button or beside the columns.
  func setVisibility(_ visibility: NavigationSplitViewVisibility) {
    if let binding = columns.visibility {
      binding.wrappedValue = visibility
    } else {
      choose(visibility)
      invalidate()
    }
  }

  /// The button moves to the bar of the first column that shows.
  private func updateToggles() {
    let new = Arrangement(shown: shownCount, isOverlaid: isOverlaid)
    guard !isCompact, new != arrangement else { return }
    arrangement = new
    for toggle in toggles { toggle.update() }
  }

  private func show(_ column: NavigationSplitViewColumn) {
    switch column {
    case .detail:
      if columns.content != nil, contentScreen == nil { pushContent() }
      if detailScreen == nil { pushDetail(columns.detail) }
    case .content where columns.content != nil:
      if let detailScreen { stacks.first?.pop(detailScreen) }
      if contentScreen == nil { pushContent() }
    default:
      if let first = contentScreen ?? detailScreen { stacks.first?.pop(first) }
    }
  }

  private func tell(_ column: NavigationSplitViewColumn) {
    shownColumn = column
    if let binding = columns.preferred, binding.wrappedValue != column {
      binding.wrappedValue = column
    }
  }

  private func pushContent() {
    guard let content = columns.content, let stack = stacks.first else { return }
    contentScreen = stack.push(content, for: self) { [weak self] in
      self?.contentScreen = nil
      self?.deselect(in: .sidebar)
      self?.tell(.sidebar)
    }
    tell(.content)
  }

  private func pushDetail(_ content: ScreenContent) {
    guard let stack = stacks.first else { return }
    detailScreen = stack.push(content, for: self) { [weak self] in
      guard let self else { return }
      detailScreen = nil
      deselect(in: columns.content == nil ? .sidebar : .content)
      tell(columns.content == nil ? .sidebar : .content)
    }
    tell(.detail)
  }

  /// The lists whose selection has led to another column.
  private var leading: [NavigationSplitViewColumn: WeakList] = [:]
  private struct WeakList { weak var list: ListNode? }

  /// Going back leaves nothing selected.
  private func deselect(in column: NavigationSplitViewColumn) {
    leading[column]?.list?.selection?.write([])
    leading[column] = nil
  }

  /// Whether the links in a list lead to a column beside the list's.
  func leadsBeside(_ list: ListNode) -> Bool {
    guard !isCompact, let stack = list.nearest(NavigationStackNode.self) else { return false }
    return stacks.dropLast().contains { $0 === stack } && stack.screens.count == 1
  }

  /// Something in a list of a column was selected: the next column shows.
  func didSelect(in list: ListNode) {
    guard isCompact, list.selection?.needsEditing == false else { return }
    let isInContent = contentScreen.map { list.isInside(of: $0) } ?? false
    if isInContent || columns.content == nil {
      leading[isInContent ? .content : .sidebar] = WeakList(list: list)
      if detailScreen == nil { pushDetail(columns.detail) }
    } else {
      leading[.sidebar] = WeakList(list: list)
      if contentScreen == nil { pushContent() }
    }
  }

  /// The lists whose selection has changed, perhaps by the app, and whether nothing is selected now.
  private var changedLists: [(list: WeakList, isEmpty: Bool)] = []

  /// Notes it; columns cannot come and go while one of them is being made.
  func selectionDidChange(in list: ListNode, isEmpty: Bool) {
    guard isCompact else { return }
    changedLists.append((WeakList(list: list), isEmpty))
    invalidate()
  }

  private func followSelections() {
    let lists = changedLists
    changedLists = []
    guard isCompact, columns.preferred == nil || shownColumn != nil else { return }
    for (entry, isEmpty) in lists {
      guard let list = entry.list, !list.flags.contains(.removed) else { continue }
      if !isEmpty {
        didSelect(in: list)
      } else if let screen = screen(after: list) {
        stacks.first?.pop(screen)
      }
    }
  }

  /// The column that a list's selection has led to.
  private func screen(after list: ListNode) -> ScreenNode? {
    if leading[.content]?.list === list { return detailScreen }
    guard leading[.sidebar]?.list === list else { return nil }
    return columns.content == nil ? detailScreen : contentScreen
  }

  /// A link in one column shows its destination in the last one.
  ///
  /// - Returns: False where the link has to push by itself.
  func showDetail(_ content: ScreenContent, from link: _Node) -> Bool {
    guard !isCompact, let last = stacks.last, link.nearest(NavigationStackNode.self) !== last
    else { return false }
    last.popToRoot()
    last.update(content, nil)
    return true
  }

  /// A link with a value shows the screen for it in the last column.
  ///
  /// - Returns: False where the link has to push by itself.
  func open(_ value: AnyHashable, from link: _Node) -> Bool {
    guard !isCompact, let last = stacks.last, let own = link.nearest(NavigationStackNode.self),
      own !== last, last.hasDestination(for: value)
    else { return false }
    last.popToRoot()
    last.push(value)
    return true
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    for stack in stacks { body(stack) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    let shown = shownStacks
    guard isOverlaid, let detail = shown.last else {
      for stack in shown { body(stack) }
      return
    }
    // The other columns lie over it.
    body(detail)
    for stack in shown.dropLast() { body(stack) }
  }

  var shownStacks: ArraySlice<NavigationStackNode> {
    isCompact ? stacks[...] : stacks.suffix(shownCount)
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: graph.size)
  }

  package override func placeChildren() {
    let shown = shownStacks
    let wanted = shown.dropLast().map { $0.top?.item.columnWidth ?? ColumnWidth() }
    let widths = ColumnWidth.widths(
      of: wanted, last: shown.last?.top?.item.columnWidth ?? ColumnWidth(ideal: 0),
      in: size.width)
    let isRightToLeft = environment.isRightToLeft
    var x: CGFloat = 0
    let isOverlaid = isOverlaid
    if !isCompact, arrangement != Arrangement(shown: shownCount, isOverlaid: isOverlaid) {
      invalidate()
    }
    for (index, (stack, width)) in zip(shown, widths).enumerated() {
      if isOverlaid, index == shown.count - 1 {
        stack.place(at: .zero, Proposal(size))
        break
      }
      stack.place(
        at: CGPoint(x: isRightToLeft ? size.width - x - width : x, y: 0),
        Proposal(width, size.height))
      x += width
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard isBesideOverlay(point) else { return super.hitTest(point, &path) }
    path.append(self, at: point)
    return true
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if isDimmed { return drawOverlaid(into: &canvas) }
    super.draw(into: &canvas)
    guard !isOverlaid else { return }
    let insets = touchedSafeAreaInsets
    let isRightToLeft = environment.isRightToLeft
    for stack in shownStacks.dropFirst() {
      let column = CGRect(
        x: stack.frame.minX, y: -insets.top, width: stack.frame.width,
        height: size.height + insets.vertical)
      let line = SplitMetrics.divider(
        before: column, isRightToLeft: isRightToLeft, scale: canvas.scale)
      canvas.append(.fill(canvas.pixelRect(line), ControlPaint(self).separator))
    }
  }

  package override var dumpLabel: String? { "NavigationSplitView" }
}

extension _Node {
  /// Whether `ancestor` stands above this node.
  func isInside(of ancestor: _Node) -> Bool {
    var node = parent
    while let current = node {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }
}

extension NavigationStackNode {
  /// Takes all screens but the first away.
  func popToRoot() {
    if screens.count > 1 { pop(screens[1]) }
  }
}
