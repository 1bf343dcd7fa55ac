import CoreGraphics
import Device
import Foundation
import Metrics

/// What taps and swipes on a table's rows do.
@MainActor
final class TableTouches {
  unowned let table: UITableView
  private var pressed: IndexPath?
  /// Whether the delegate lets the row be highlighted, and thereby be chosen.
  private var mayBeChosen = false
  private var swiped: IndexPath?
  /// Whether the touch that is down closes the row that shows its swipe buttons.
  private var closes = false
  var hasOpenRow: Bool { swiped != nil }
  let swipe = RowSwipeGestureRecognizer()
  let menuPress = MenuPressGestureRecognizer()

  init(table: UITableView) {
    self.table = table
    swipe.table = table
    swipe.onRecognized = { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
      self.follow(pan)
    }
    menuPress.menu = { [weak self] in
      guard let self else { return nil }
      let place = menuPress.location(in: self.table)
      return table.sectionIndex.contains(place) ? nil : menu(at: place)
    }
  }

  // MARK: Taps

  func began(_ touches: Set<UITouch>) {
    guard !hasOpenRow else {
      closes = true
      return
    }
    guard pressed == nil, let touch = touches.first,
      let path = table.indexPathForRow(at: touch.location(in: table))
    else { return }
    pressed = path
    mayBeChosen = mayBeHighlighted(path)
    guard mayBeChosen else { return }
    table.rows.cells[path]?.setHighlighted(true, animated: false)
    table.tableDelegate?.tableView(table, didHighlightRowAt: path)
  }

  func moved(_ touches: Set<UITouch>) {
    guard let pressed, let touch = touches.first else { return }
    if table.indexPathForRow(at: touch.location(in: table)) != pressed { cancelled() }
  }

  func ended(_ touches: Set<UITouch>) {
    if closes {
      closes = false
      closeActions()
    }
    guard let path = pressed else { return }
    cancelled()
    if mayBeChosen { choose(path) }
  }

  func cancelled() {
    closes = false
    guard let path = pressed else { return }
    pressed = nil
    guard let cell = table.rows.cells[path], cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: false)
    table.tableDelegate?.tableView(table, didUnhighlightRowAt: path)
  }

  private var mayBeSelected: Bool {
    table.isEditing
      ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      : table.allowsSelection
  }

  private var allowsMultiple: Bool {
    table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
  }

  private func mayBeHighlighted(_ path: IndexPath) -> Bool {
    mayBeSelected
      && DefaultRequirement.asked(table.tableDelegate?.tableView(table, shouldHighlightRowAt: path))
        ?? true
  }

  /// What a tap on a row does that no finger has begun.
  func tap(_ path: IndexPath) {
    if mayBeHighlighted(path) { choose(path) }
  }

  private func choose(_ path: IndexPath) {
    let delegate = table.tableDelegate
    if table.selection.contains(path) {
      guard allowsMultiple else {
        if let chosen = willSelect(path) {
          startSegue(at: chosen)
          delegate?.tableView(table, didSelectRowAt: chosen)
        }
        performPrimaryAction(at: path)
        return
      }
      deselectByUser(path)
      postSelection()
      return
    }
    guard let chosen = willSelect(path) else {
      performPrimaryAction(at: path)
      return
    }
    let extends = allowsMultiple && !table.selection.isEmpty
    if !allowsMultiple {
      for old in table.selection where old != chosen { deselectByUser(old) }
    }
    select(chosen, animated: false)
    startSegue(at: chosen)
    delegate?.tableView(table, didSelectRowAt: chosen)
    postSelection()
    if !extends { performPrimaryAction(at: path) }
    UIChange.note()
  }

  /// Tells the delegate of a tap that does not add to a selection, whether or not it has selected anything.
  ///
  /// So Apple documents it; a delegate that does not say otherwise hears of it while nothing is edited. That the row is
  /// the tapped one, also where `willSelectRowAt` gives another, is unsure.
  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate = table.tableDelegate else { return }
    let told = DefaultRequirement.call {
      delegate.tableView(table, canPerformPrimaryActionForRowAt: path)
    }
    guard told ?? !table.isEditing else { return }
    delegate.tableView(table, performPrimaryActionForRowAt: path)
    UIChange.note()
  }

  private func postSelection() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }

  /// Sources of segues prepare before the delegate hears of the selection, as on iOS.
  private func startSegue(at path: IndexPath) {
    guard let cell = table.rows.cells[path] else { return }
    cell.onSelection?(cell)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate = table.tableDelegate else { return path }
    return DefaultRequirement.asked(delegate.tableView(table, willSelectRowAt: path))
  }

  private func deselectByUser(_ path: IndexPath) {
    let delegate = table.tableDelegate
    guard
      delegate == nil
        || DefaultRequirement.asked(delegate?.tableView(table, willDeselectRowAt: path)) != nil
    else {
      return
    }
    table.deselectRow(at: path, animated: false)
    delegate?.tableView(table, didDeselectRowAt: path)
  }

  /// Selects without telling anybody.
  func select(_ path: IndexPath, animated: Bool) {
    if !allowsMultiple {
      for old in table.selection where old != path { table.deselectRow(at: old, animated: false) }
    }
    if !table.selection.contains(path) { table.selection.append(path) }
    table.rows.cells[path]?.setSelected(true, animated: animated)
  }

  // MARK: Swipes

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended, let path = swipe.path, let cell = table.rows.cells[path] else {
      return
    }
    let distance = pan.translation(in: table).x
    if swiped == path {
      closeActions()
      return
    }
    closeActions()
    let isLeading = SwipedRow.isLeading(distance, in: cell)
    guard let configuration = configuration(of: path, leading: isLeading),
      !configuration.actions.isEmpty
    else { return }
    if configuration.performsFirstActionWithFullSwipe,
      RowMetrics.isFullSwipe(distance, width: cell.bounds.width)
    {
      perform(configuration.actions[0], at: path)
    } else {
      show(configuration.actions, at: path, leading: isLeading)
    }
  }

  private func show(_ actions: [UIContextualAction], at path: IndexPath, leading: Bool) {
    guard let cell = table.rows.cells[path] else { return }
    swiped = path
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
    cell.parts.show(actions, leading: leading) { [weak self] index in
      self?.perform(actions[index], at: path)
    }
  }

  /// The delegate's actions, or the standard one for deleting.
  ///
  /// Differs from Apple's: whether the data source implements `commit` cannot be asked, so that every
  /// row that can be edited shows the standard action.
  func configuration(of path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource = table.dataSource,
      DefaultRequirement.asked(dataSource.tableView(table, canEditRowAt: path))
    else {
      return nil
    }
    if let delegate = table.tableDelegate {
      let own = DefaultRequirement.call {
        leading
          ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
          : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
      }
      if let own { return own }
      let old =
        leading
        ? nil
        : DefaultRequirement.call { delegate.tableView(table, editActionsForRowAt: path) }
      if let actions = old ?? nil {
        return UITableViewRowAction.configuration(of: actions, at: path)
      }
    }
    guard !leading, TableMeasure.editingStyle(of: path, in: table) == .delete else { return nil }
    return UISwipeActionsConfiguration(actions: [deletion(of: path)])
  }

  private func deletion(of path: IndexPath) -> UIContextualAction {
    let title =
      DefaultRequirement.asked(
        table.tableDelegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path))
      ?? SystemWord.delete.text
    return UIContextualAction(style: .destructive, title: title) { [weak table] _, _, completion in
      guard let table else { return }
      table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
      completion(true)
    }
  }

  private func perform(_ action: UIContextualAction, at path: IndexPath) {
    let view: UIView = table.rows.cells[path] ?? table
    action.handler(action, view) { [weak self] _ in self?.closeActions() }
    UIChange.note()
  }

  func closeActions() {
    guard let path = swiped else { return }
    swiped = nil
    for cell in table.rows.cells.values { cell.parts.closeActions() }
    table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
  }

  // MARK: Menus

  /// What shows the menu of the row at a point of the table; nil if it has none.
  private func menu(at point: CGPoint) -> (() -> Void)? {
    guard let path = table.indexPathForRow(at: point), let delegate = table.tableDelegate,
      let configuration = DefaultRequirement.asked(
        delegate.tableView(
          table, contextMenuConfigurationForRowAt: path, point: point)),
      let menu = configuration.menu
    else { return nil }
    return { [weak self] in
      guard let self else { return }
      cancelled()
      delegate.tableView(table, willDisplayContextMenu: configuration, animator: nil)
      MenuPresenter.present(menu, from: table.rows.cells[path] ?? table) { [weak self] in
        guard let table = self?.table else { return }
        table.tableDelegate?.tableView(
          table, willEndContextMenuInteraction: configuration, animator: nil)
      }
    }
  }

  // MARK: Edit mode

  func editControlTapped(in cell: UITableViewCell) {
    guard let path = table.indexPath(for: cell) else { return }
    if table.allowsMultipleSelectionDuringEditing {
      tap(path)
    } else if cell.editingStyle == .insert {
      table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
    } else if swiped == path {
      closeActions()
    } else {
      closeActions()
      show([deletion(of: path)], at: path, leading: false)
    }
  }
}

/// A sideways pan over a row that has actions.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?
  private(set) var path: IndexPath?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let table else { return }
    let place = location(in: table)
    path = table.sectionIndex.contains(place) ? nil : table.indexPathForRow(at: place)
    if path == nil { state = .failed }
  }

  override func hasMovedEnough(by offset: CGPoint) -> Bool {
    guard super.hasMovedEnough(by: offset), abs(offset.x) > abs(offset.y), let table, let path,
      !table.isEditing
    else { return false }
    let cell = table.rows.cells[path]
    let configuration = table.touches.configuration(
      of: path, leading: SwipedRow.isLeading(offset.x, in: cell ?? table))
    return configuration?.actions.isEmpty == false || cell?.parts.showsActions == true
  }
}
