import CoreGraphics
import Device
import Foundation

/// What taps and presses on a collection's items do.
@MainActor
final class CollectionTouches {
  unowned let collection: UICollectionView
  private var pressed: IndexPath?
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
    guard collection.delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true
    else { return }
    collection.content.cell(at: path)?.isHighlighted = true
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
    let path = pressed
    cancelled()
    path.map(tap)
  }

  func cancelled() {
    closes = false
    guard let path = pressed else { return }
    pressed = nil
    guard let cell = collection.content.cell(at: path), cell.isHighlighted else { return }
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
  func tap(_ path: IndexPath) {
    let delegate = collection.delegate
    guard allowsSelection, delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true
    else { return }
    if let cell = collection.content.cell(at: path) as? UICollectionViewListCell,
      cell.togglesOutlineByTap
    {
      cell.toggleOutline()
      return
    }
    if let primary = delegate.flatMap({ delegate in
      DefaultRequirement.call {
        delegate.collectionView(collection, canPerformPrimaryActionForItemAt: path)
      }
    }), !primary, collection.isEditing {
      return
    }
    if collection.selection.contains(path) {
      guard allowsMultiple,
        delegate?.collectionView(collection, shouldDeselectItemAt: path) ?? true
      else { return }
      collection.deselectItem(at: path, animated: false)
      delegate?.collectionView(collection, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true else { return }
    let old = allowsMultiple ? [] : collection.selection
    select(path)
    for previous in old { delegate?.collectionView(collection, didDeselectItemAt: previous) }
    if let cell = collection.content.cell(at: path) { cell.onSelection?(cell) }
    delegate?.collectionView(collection, didSelectItemAt: path)
    delegate?.collectionView(collection, performPrimaryActionForItemAt: path)
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
    guard let path = collection.indexPathForItem(at: point), let delegate = collection.delegate
    else { return nil }
    let several = DefaultRequirement.call {
      delegate.collectionView(
        collection, contextMenuConfigurationForItemsAt: [path], point: point)
    }
    let configuration =
      several
      ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
    guard let configuration, let menu = configuration.menu else { return nil }
    return { [weak self] in
      guard let self else { return }
      cancelled()
      delegate.collectionView(collection, willDisplayContextMenu: configuration, animator: nil)
      MenuPresenter.present(menu, from: collection.content.cell(at: path) ?? collection) {
        [weak self] in
        guard let collection = self?.collection else { return }
        collection.delegate?.collectionView(
          collection, willEndContextMenuInteraction: configuration, animator: nil)
      }
    }
  }
}
