import CoreGraphics
import Device
import Foundation

/// What taps and presses on a collection's items do.
@MainActor
final class CollectionTouches {
  unowned let collection: UICollectionView
  private var pressed: IndexPath?
  /// The cell that the finger highlights, which may have got another item meanwhile.
  private weak var lit: UICollectionViewCell?
  /// Whether the delegate lets the item be highlighted, and thereby be chosen.
  private var mayBeChosen = false
  /// Whether the touch that is down closes the row that shows its swipe buttons.
  private var closes = false
  let sectionPan = SectionPanGestureRecognizer()
  let menuPress = MenuPressGestureRecognizer()

  init(collection: UICollectionView) {
    self.collection = collection
    sectionPan.collection = collection
    sectionPan.onRecognized = { [weak self] _ in self?.sectionPan.scroll() }
    menuPress.menu = { [weak self] in
      guard let self else { return nil }
      return menu(at: menuPress.location(in: self.collection))
    }
  }

  // MARK: Presses

  func began(_ touches: Set<UITouch>) {
    guard openRow == nil else {
      closes = true
      return
    }
    guard pressed == nil,
      let path = touches.first.flatMap({
        collection.indexPathForItem(at: $0.location(in: collection))
      })
    else { return }
    pressed = path
    mayBeChosen =
      DefaultRequirement.asked(
        collection.delegate?.collectionView(collection, shouldHighlightItemAt: path)) ?? true
    guard mayBeChosen else { return }
    lit = collection.content.cell(at: path)
    lit?.isHighlighted = true
    collection.delegate?.collectionView(collection, didHighlightItemAt: path)
  }

  func moved(_ touches: Set<UITouch>) {
    guard let pressed, let touch = touches.first else { return }
    if collection.indexPathForItem(at: touch.location(in: collection)) != pressed { cancelled() }
  }

  func ended() {
    if closes {
      closes = false
      openRow?.closeSwipe()
    }
    // The cell stays highlighted until the selection is made, as Apple's header orders the calls.
    if mayBeChosen { pressed.map(tap) }
    cancelled()
  }

  func cancelled() {
    closes = false
    guard let path = pressed else { return }
    pressed = nil
    guard let cell = lit else { return }
    lit = nil
    guard cell.isHighlighted else { return }
    cell.isHighlighted = false
    collection.delegate?.collectionView(collection, didUnhighlightItemAt: path)
  }

  // MARK: Swiped rows

  /// The row of a list that shows its swipe buttons.
  var openRow: UICollectionViewListCell? {
    collection.content.cells.values.lazy.compactMap { $0 as? UICollectionViewListCell }
      .first { $0.showsActions }
  }

  /// Who gets a touch on a view: while a row is open the cell as a whole, which can be swiped, or the collection.
  func receiver(of view: UIView) -> UIView {
    guard openRow != nil, SwipedRow.isClosed(by: view, in: collection) else { return view }
    var view: UIView? = view
    while let current = view, current !== collection {
      if current is UICollectionViewListCell { return current }
      view = current.superview
    }
    return collection
  }

  // MARK: Selection

  private var allowsMultiple: Bool {
    collection.isEditing
      ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
  }

  private var allowsSelection: Bool {
    collection.isEditing
      ? collection.allowsSelectionDuringEditing || collection.allowsMultipleSelectionDuringEditing
      : collection.allowsSelection || collection.allowsMultipleSelection
  }

  /// What a tap on an item does.
  private func tap(_ path: IndexPath) {
    let delegate = collection.delegate
    guard allowsSelection else { return }
    if let cell = collection.content.cell(at: path) as? UICollectionViewListCell,
      cell.togglesOutlineByTap
    {
      cell.toggleOutline()
      return
    }
    if collection.selection.contains(path) {
      guard allowsMultiple else { return performPrimaryAction(at: path) }
      guard
        DefaultRequirement.asked(delegate?.collectionView(collection, shouldDeselectItemAt: path))
          ?? true
      else { return }
      collection.deselectItem(at: path, animated: false)
      delegate?.collectionView(collection, didDeselectItemAt: path)
      return
    }
    guard
      DefaultRequirement.asked(delegate?.collectionView(collection, shouldSelectItemAt: path))
        ?? true
    else {
      return performPrimaryAction(at: path)
    }
    let old = allowsMultiple ? [] : collection.selection
    let extends = allowsMultiple && !collection.selection.isEmpty
    select(path)
    for previous in old { delegate?.collectionView(collection, didDeselectItemAt: previous) }
    if let cell = collection.content.cell(at: path) { cell.onSelection?(cell) }
    delegate?.collectionView(collection, didSelectItemAt: path)
    if !extends { performPrimaryAction(at: path) }
    UIChange.note()
  }

  /// Tells the delegate of a tap that does not add to a selection, whether or not it has selected anything.
  ///
  /// So Apple documents it; a delegate that does not say otherwise hears of it while nothing is edited.
  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate = collection.delegate else { return }
    let told = DefaultRequirement.call {
      delegate.collectionView(collection, canPerformPrimaryActionForItemAt: path)
    }
    guard told ?? !collection.isEditing else { return }
    delegate.collectionView(collection, performPrimaryActionForItemAt: path)
    UIChange.note()
  }

  /// Selects without telling anybody.
  func select(_ path: IndexPath) {
    if !allowsMultiple {
      for old in collection.selection where old != path {
        collection.deselectItem(at: old, animated: false)
      }
    }
    if !collection.selection.contains(path) { collection.selection.append(path) }
    collection.content.cell(at: path)?.isSelected = true
  }

  // MARK: Menus

  /// What shows the menu of the item at a point of the collection; nil if it has none.
  private func menu(at point: CGPoint) -> (() -> Void)? {
    guard let delegate = collection.delegate else { return nil }
    let path = collection.indexPathForItem(at: point)
    let several = DefaultRequirement.call {
      delegate.collectionView(
        collection, contextMenuConfigurationForItemsAt: meant(by: path), point: point)
    }
    let configuration =
      several
      ?? path.flatMap {
        DefaultRequirement.asked(
          delegate.collectionView(collection, contextMenuConfigurationForItemAt: $0, point: point))
      }
    guard let configuration, let menu = configuration.menu else { return nil }
    return { [weak self] in
      guard let self else { return }
      cancelled()
      delegate.collectionView(collection, willDisplayContextMenu: configuration, animator: nil)
      let cell = path.flatMap { collection.content.cell(at: $0) }
      MenuPresenter.present(menu, from: cell ?? collection) {
        [weak self] in
        guard let collection = self?.collection else { return }
        collection.delegate?.collectionView(
          collection, willEndContextMenuInteraction: configuration, animator: nil)
      }
    }
  }

  /// The items that a menu is for: the whole selection if the one that is pressed is part of it, none between items.
  private func meant(by path: IndexPath?) -> [IndexPath] {
    guard let path else { return [] }
    return collection.selection.contains(path) ? collection.selection.sorted() : [path]
  }
}
