import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// A row of a list section, with accessories beside its content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var accessoryViews: [(view: UIView, isLeading: Bool, width: CGFloat)] = []
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  private var isFirst = false
  private var isLast = false
  private var separators: UIListSeparatorConfiguration?
  private var swipes: ListCellSwipes?
  private var swipeButtons: [SwipeButton] = []
  /// How far the content has moved from the leading side to show the swipe's buttons, in points; negative for those at the
  /// trailing side.
  private var swipeShift: CGFloat = 0

  // MARK: Content

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch reuseKind {
    case UICollectionView.elementKindSectionHeader:
      appearance == .plain ? .plainHeader() : .groupedHeader()
    case UICollectionView.elementKindSectionFooter: .groupedFooter()
    default: .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    appearance == .plain || appearance == .sidebarPlain ? .listPlainCell() : .listGroupedCell()
  }

  open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the accessories before the content are indented with it.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// Where the line below the cell begins and ends: by default with the text and the cell, else as constraints of the
  /// app say.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = SeparatorGuide(in: self, inset: textInset)
    separatorGuide = made
    return made.guide
  }
  private var separatorGuide: SeparatorGuide?

  open override func prepareForReuse() {
    super.prepareForReuse()
    outlinePath = nil
    closeSwipe()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateAccessories()
  }

  // MARK: Accessories

  /// Signs are as large as the text beside them.
  override func contentSizeCategoryChanged() {
    super.contentSizeCategoryChanged()
    updateAccessories()
  }

  private func updateAccessories() {
    // An app's own view may be in another cell by now.
    for (view, _, _) in accessoryViews where view.superview === self { view.removeFromSuperview() }
    let shown = accessories.filter { $0.isShown(editing: isEditing) }
    accessoryViews = (ordered(shown, leading: true) + ordered(shown, leading: false))
      .map { accessory in
        let (view, width) = AccessoryView.make(accessory, in: self)
        addSubview(view)
        return (view, accessory.isLeading, width)
      }
    collectionView?.sizeMayHaveChanged(of: self)
    setNeedsLayout()
  }

  /// The accessories of one side; custom views stand where they say.
  private func ordered(_ all: [UICellAccessory], leading: Bool) -> [UICellAccessory] {
    all.filter { $0.isLeading == leading }.reduce(into: []) { result, accessory in
      // A trailing position counts from the content outwards, as the accessories stand.
      let index = accessory.position?(result) ?? result.count
      result.insert(accessory, at: min(max(index, 0), result.count))
    }
  }

  // MARK: Outlines

  /// Whether the diffable data source has the item open.
  var isOutlineExpanded: Bool {
    outline.map { $0.source.isExpanded(at: $0.path) } ?? false
  }

  private var outline: (source: any OutlineDataSource, path: IndexPath)? {
    guard let collectionView, let source = collectionView.dataSource as? any OutlineDataSource,
      let path = outlinePath ?? collectionView.indexPath(for: self)
    else { return nil }
    return (source, path)
  }
  private var outlinePath: IndexPath?

  func toggleOutline() {
    outline.map { $0.source.toggle(at: $0.path) }
  }

  /// Whether a tap anywhere on the row opens and closes it.
  var togglesOutlineByTap: Bool {
    accessories.contains { accessory in
      guard case .outlineDisclosure(nil) = accessory.kind, accessory.isShown(editing: isEditing)
      else { return false }
      switch accessory.outlineStyle {
      case .header: return true
      case .cell: return false
      case .automatic: return isListHeader
      }
    }
  }
  /// Whether the list shows the section's first item as its header, and the cell is it.
  private var isListHeader = false

  private static let gap = RowMetrics.accessoryGap
  private static let margin = RowMetrics.accessoryMargin

  private func room(leading: Bool) -> CGFloat {
    let views = accessoryViews.filter { $0.isLeading == leading }
    guard !views.isEmpty else { return 0 }
    let widths = views.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(views.count - 1)
    return widths + Self.margin - (leading ? RowMetrics.leadingAccessoryOverlap : 0)
  }

  override var contentFrame: CGRect {
    let left = room(leading: true) + indent
    let right = room(leading: false)
    let rect = CGRect(
      x: left, y: 0, width: max(bounds.width - left - right, 0), height: bounds.height)
    return mirrored(rect.offsetBy(dx: swipeShift, dy: 0))
  }

  private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = !swipeButtons.isEmpty
    state.isExpanded = isOutlineExpanded
    return state
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var left = Self.margin + (indentsAccessories ? indent : 0)
    for (view, isLeading, width) in accessoryViews where isLeading {
      place(view, x: left, width: width)
      left += width + Self.gap
    }
    var right = bounds.width - Self.margin
    for (view, isLeading, width) in accessoryViews.reversed() where !isLeading {
      place(view, x: right - width, width: width)
      right -= width + Self.gap
    }
    layOutSwipeButtons()
    separatorGuide?.update(textInset)
  }

  /// Where the text begins, in points from the leading side.
  private var textInset: CGFloat {
    room(leading: true) + indent
      + ((configurationView as? UIListContentView)?.textStart ?? Self.margin)
  }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat) {
    let height = view is UIControl ? bounds.height : min(view.bounds.height, bounds.height)
    let rect = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
    view.frame = mirrored(rect.offsetBy(dx: swipeShift, dy: 0))
  }

  override func fittingSize(_ size: CGSize, along axes: EstimatedAxes) -> CGSize {
    var fitting = super.fittingSize(size, along: axes)
    if axes.contains(.height) {
      let minimum = reuseKind.isEmpty ? RowMetrics.leastHeight : 0
      let tallest = accessoryViews.map {
        $0.view is UIControl ? 0 : $0.view.bounds.height + RowMetrics.besideAccessoryHeight
      }
      fitting.height = max(fitting.height, minimum, tallest.max() ?? 0)
    }
    return fitting
  }

  // MARK: Place in the list

  override func wasLaidOut(by attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let list = collectionView?.list(of: path) else { return }
    appearance = list.appearance
    let wasPath = outlinePath
    outlinePath = reuseKind.isEmpty ? path : nil
    isListHeader =
      list.headerMode == .firstItemInSection && path.item == 0 && reuseKind.isEmpty
    if wasPath != outlinePath, accessories.contains(where: \.isOutlineDisclosure) {
      updateAccessories()
    }
    let count = collectionView?.numberOfItems(inSection: path.section) ?? 0
    isFirst = path.item == 0
    isLast = path.item == count - 1
    separators = list.showsSeparators ? list.separatorConfiguration : nil
    if let configured = separators, let handler = list.itemSeparatorHandler {
      separators = handler(path, configured)
    }
    swipes = ListCellSwipes(list: list, path: path)
    if swipePan == nil, reuseKind.isEmpty {
      let pan = ListCellPanGestureRecognizer()
      pan.cell = self
      pan.onRecognized = { [weak self] _ in self?.followSwipe() }
      addGestureRecognizer(pan)
      swipePan = pan
    }
    setNeedsDisplay()
  }

  // MARK: Swipes

  private var swipePan: ListCellPanGestureRecognizer?

  var showsActions: Bool { !swipeButtons.isEmpty }

  func hasActions(leading: Bool) -> Bool {
    !swipeButtons.isEmpty || !(swipes?.configuration(leading: leading)?.actions.isEmpty ?? true)
  }

  private func followSwipe() {
    guard let swipePan, swipePan.state == .ended else { return }
    let distance = swipePan.translation(in: self).x
    let isOpen = showsActions
    closeSwipe()
    collectionView?.touches.openRow?.closeSwipe()
    let isLeading = SwipedRow.isLeading(distance, in: self)
    guard !isOpen, let configuration = swipes?.configuration(leading: isLeading),
      let first = configuration.actions.first
    else { return }
    if configuration.performsFirstActionWithFullSwipe,
      RowMetrics.isFullSwipe(distance, width: bounds.width)
    {
      perform(first)
    } else {
      show(configuration.actions, leading: isLeading)
    }
  }

  private func show(_ actions: [UIContextualAction], leading: Bool) {
    swipeButtons = actions.map { action in
      let button = SwipeButton(action: action)
      button.onTap = { [weak self] in self?.perform(action) }
      addSubview(button)
      return button
    }
    let width = swipeButtons.reduce(0) { $0 + $1.preferredWidth }
    swipeShift = leading ? width : -width
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private func perform(_ action: UIContextualAction) {
    action.handler(action, self) { [weak self] _ in self?.closeSwipe() }
    UIChange.note()
  }

  func closeSwipe() {
    guard !swipeButtons.isEmpty else { return }
    for button in swipeButtons { button.removeFromSuperview() }
    swipeButtons.removeAll()
    swipeShift = 0
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private func layOutSwipeButtons() {
    var x = swipeShift > 0 ? 0 : bounds.width
    for button in swipeButtons {
      if swipeShift < 0 { x -= button.preferredWidth }
      button.frame = mirrored(
        CGRect(x: x, y: 0, width: button.preferredWidth, height: bounds.height))
      if swipeShift > 0 { x += button.preferredWidth }
    }
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    drawing.appendBackground(to: &canvas)
    super.appendDisplayItems(to: &canvas)
    drawing.appendSeparators(to: &canvas)
  }

  private var drawing: ListCellDrawing {
    let line = separatorGuide?.insets(in: self) ?? (leading: textInset, trailing: 0)
    return ListCellDrawing(
      cell: self, appearance: appearance, isFirst: isFirst, isLast: isLast,
      separators: separators, lineInsets: (line.leading + swipeShift, line.trailing))
  }

  /// A colour alone fills the card's part that the cell is, whatever the corners of the configuration.
  override func append(_ background: UIBackgroundConfiguration, to canvas: inout ViewCanvas) {
    guard drawing.isCard, background.isPlain, let color = background.shownColor else {
      return super.append(background, to: &canvas)
    }
    drawing.fill(color, &canvas)
  }

  override var isInGroupedList: Bool { appearance != .plain && appearance != .sidebarPlain }
}

/// The swipe actions of one row.
@MainActor
struct ListCellSwipes {
  let list: UICollectionLayoutListConfiguration
  let path: IndexPath

  func configuration(leading: Bool) -> UISwipeActionsConfiguration? {
    leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }
}

/// A sideways pan over a row that has actions.
final class ListCellPanGestureRecognizer: UIPanGestureRecognizer {
  weak var cell: UICollectionViewListCell?

  override func hasMovedEnough(by offset: CGPoint) -> Bool {
    guard super.hasMovedEnough(by: offset), abs(offset.x) > abs(offset.y), let cell else {
      return false
    }
    return cell.hasActions(leading: SwipedRow.isLeading(offset.x, in: cell))
  }
}

extension UICollectionView {
  /// How the list is configured that a path belongs to; nil where the section is no list.
  func list(of path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(of: path.section)
  }
}
