import CoreGraphics
import Foundation
import Metrics

/// The parts of a cell beside its content: edit control, accessory, reorder control, and the buttons
/// that a swipe reveals.
@MainActor
final class CellParts {
  private unowned let cell: UITableViewCell
  private var editControl: CellControl?
  private var reorderControl: CellControl?
  private var detailButton: CellControl?
  private var glyph: CellGlyphView?
  private var swipeButtons: [SwipeButton] = []
  private var areButtonsLeading = false

  init(cell: UITableViewCell) {
    self.cell = cell
  }

  // MARK: What is there

  private var showsEditControl: Bool {
    cell.isEditing && (cell.editingStyle != .none || cell.place.picksWhileEditing)
  }
  private var showsReorderControl: Bool { cell.isEditing && cell.showsReorderControl }
  private var accessoryType: UITableViewCell.AccessoryType {
    cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
  }
  private var accessoryView: UIView? {
    cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
  }

  func update() {
    updateEditControl()
    updateReorderControl()
    cell.accessoryView?.isHidden = cell.isEditing
    cell.editingAccessoryView?.isHidden = !cell.isEditing
    let type = accessoryView == nil ? accessoryType : .none
    updateDetailButton(isShown: type == .detailButton || type == .detailDisclosureButton)
    let symbol: CellGlyphView.Symbol? =
      switch type {
      case .disclosureIndicator, .detailDisclosureButton: .chevron
      case .checkmark: .checkmark
      case .none, .detailButton: nil
      }
    if glyph?.symbol != symbol {
      glyph?.removeFromSuperview()
      glyph = symbol.map { CellGlyphView(symbol: $0) }
      glyph.map(cell.addSubview)
    }
  }

  private func updateEditControl() {
    guard showsEditControl else {
      editControl?.removeFromSuperview()
      editControl = nil
      return
    }
    let look: CellControl.Look =
      cell.place.picksWhileEditing
      ? .pick(cell.isSelected) : cell.editingStyle == .insert ? .insert : .remove
    if let editControl {
      editControl.look = look
      return
    }
    let control = CellControl(look: look)
    control.onTap = { [weak cell] in cell.map { $0.tableView?.editControlTapped(in: $0) } }
    control.rowWords = rowWords
    cell.addSubview(control)
    editControl = control
  }

  /// The cell's own label, else what stands in it.
  private var rowWords: () -> String {
    { [weak cell] in
      guard let cell else { return "" }
      if let label = cell.accessibilityLabel, !label.isEmpty { return label }
      return Self.words(in: cell.contentView)
    }
  }

  /// What the elements in a cell say, in the order of the views.
  private static func words(in view: UIView) -> String {
    func words(_ view: UIView) -> [String] {
      if view.isHidden || view.accessibilityElementsHidden { return [] }
      if view.isAccessibilityElement { return [view.accessibilityLabel ?? ""] }
      return view.subviews.flatMap(words)
    }
    return words(view).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func updateReorderControl() {
    guard showsReorderControl else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return
    }
    guard reorderControl == nil else { return }
    let control = CellControl(look: .reorder(""))
    control.rowWords = rowWords
    control.addGestureRecognizer(ReorderGrip(of: cell))
    cell.addSubview(control)
    reorderControl = control
  }

  private func updateDetailButton(isShown: Bool) {
    guard isShown else {
      detailButton?.removeFromSuperview()
      detailButton = nil
      return
    }
    guard detailButton == nil else { return }
    let control = CellControl(look: .detail)
    control.onTap = { [weak cell] in cell.map { $0.tableView?.accessoryTapped(in: $0) } }
    cell.addSubview(control)
    detailButton = control
  }

  // MARK: Layout

  /// What the parts take from the content's sides, in points; the left one is the leading side.
  var insets: UIEdgeInsets {
    let safe = safeArea
    var insets = partInsets
    insets.left += safe.left
    insets.right += safe.right
    return insets
  }

  /// What the parts keep clear of at the sides, in points; the left one is the leading side.
  private var safeArea: UIEdgeInsets {
    guard cell.tableView?.insetsContentViewsToSafeArea ?? false else { return .zero }
    let safe = cell.safeAreaInsets
    return cell.isRightToLeft
      ? UIEdgeInsets(top: 0, left: safe.right, bottom: 0, right: safe.left)
      : UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  private var partInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if showsEditControl, cell.shouldIndentWhileEditing { insets.left = RowMetrics.editRoom }
    if let accessoryView {
      insets.right = accessoryView.bounds.width + RowMetrics.accessoryMargin
    } else {
      let sign = glyph.map { CellGlyphView.size(of: $0.symbol, in: cell.traitCollection).width }
      switch accessoryType {
      case .none: break
      case .disclosureIndicator:
        insets.right = RowMetrics.chevronRoom + (sign ?? RowMetrics.chevron.width)
      case .checkmark:
        insets.right = RowMetrics.checkmarkRoom + (sign ?? RowMetrics.checkmark.width)
      case .detailButton: insets.right = RowMetrics.detailRoom
      case .detailDisclosureButton:
        insets.right = RowMetrics.detailChevronRoom + (sign ?? RowMetrics.chevron.width)
      }
    }
    if showsReorderControl { insets.right += RowMetrics.reorderRoom }
    insets.right += cell.place.indexWidth
    return insets
  }

  func layOut() {
    update()
    let bounds = cell.bounds
    let insets = insets
    cell.contentView.frame = CGRect(
      x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0),
      height: bounds.height)
    let safe = safeArea
    editControl?.frame = CGRect(
      x: RowMetrics.editStart + safe.left, y: 0, width: RowMetrics.editWidth,
      height: bounds.height)
    var right = bounds.width - safe.right - cell.place.indexWidth
    if let reorderControl {
      reorderControl.frame = CGRect(
        x: right - RowMetrics.reorderStart, y: 0, width: RowMetrics.reorderWidth,
        height: bounds.height)
      right -= RowMetrics.reorderRoom
    }
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: right - RowMetrics.accessoryMargin - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    } else {
      if let glyph {
        let size = CellGlyphView.size(of: glyph.symbol, in: cell.traitCollection)
        glyph.frame = CGRect(
          x: right - RowMetrics.accessoryMargin - size.width,
          y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        right = glyph.frame.minX
      }
      let width = RowMetrics.detailWidth
      detailButton?.frame = CGRect(x: right - width, y: 0, width: width, height: bounds.height)
    }
    let parts = [cell.contentView, editControl, reorderControl, glyph, detailButton, accessoryView]
    for part in parts.compactMap({ $0 }) { part.frame = cell.mirrored(part.frame) }
    layOutActions()
  }

  // MARK: Swipe actions

  var showsActions: Bool { !swipeButtons.isEmpty }

  /// What the cell is told to show; that all buttons of a swipe count as those for deleting is believed.
  func states(isEditing: Bool, isSwiped: Bool) -> UITableViewCell.StateMask {
    let states: UITableViewCell.StateMask = isSwiped ? .showingDeleteConfirmation : []
    return isEditing && cell.editingStyle != .none ? states.union(.showingEditControl) : states
  }

  private func change(isSwiped: Bool, _ change: () -> Void) {
    let shown = states(isEditing: cell.isEditing, isSwiped: isSwiped)
    cell.willTransition(to: shown)
    change()
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsLayout()
    cell.didTransition(to: shown)
  }

  func show(_ actions: [UIContextualAction], leading: Bool, perform: @escaping (Int) -> Void) {
    closeActions()
    areButtonsLeading = leading
    change(isSwiped: true) {
      swipeButtons = actions.enumerated().map { index, action in
        let button = SwipeButton(action: action)
        button.onTap = { perform(index) }
        cell.addSubview(button)
        return button
      }
    }
  }

  func closeActions() {
    guard !swipeButtons.isEmpty else { return }
    change(isSwiped: false) {
      for button in swipeButtons { button.removeFromSuperview() }
      swipeButtons.removeAll()
    }
  }

  private func layOutActions() {
    guard !swipeButtons.isEmpty else { return }
    let bounds = cell.bounds
    let width = swipeButtons.reduce(0) { $0 + $1.preferredWidth }
    var x = areButtonsLeading ? 0 : bounds.width
    for button in swipeButtons {
      if !areButtonsLeading { x -= button.preferredWidth }
      button.frame = cell.mirrored(
        CGRect(x: x, y: 0, width: button.preferredWidth, height: bounds.height))
      if areButtonsLeading { x += button.preferredWidth }
    }
    let shift = areButtonsLeading != cell.isRightToLeft ? width : -width
    for view in [cell.contentView, editControl, reorderControl, glyph, detailButton, accessoryView]
    {
      if let view { view.center.x += shift }
    }
  }
}
