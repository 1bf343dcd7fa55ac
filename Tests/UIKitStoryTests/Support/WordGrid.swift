import Foundation
import UIKit

/// A grid of words, two in a line, that writes down what its delegate hears.
final class WordGrid: UICollectionViewController {
  var words: [[String]]
  private(set) var log: [String] = []
  /// How often a header was asked for.
  private(set) var headerRequests = 0
  var allowsChoice: (IndexPath) -> Bool = { _ in true }
  /// The items that menus were asked for.
  private(set) var menus: [[IndexPath]] = []

  /// The items of a layout of one's own are as large as it says.
  init(_ words: [[String]], layout: UICollectionViewLayout? = nil, headerHeight: CGFloat = 0) {
    self.words = words
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 180, height: 100)
    flow.minimumLineSpacing = 10
    flow.headerReferenceSize = CGSize(width: 0, height: headerHeight)
    super.init(collectionViewLayout: layout ?? flow)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(WordItem.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
  }

  /// The entries that begin with one of some words.
  func log(of kinds: String...) -> [String] {
    log.filter { entry in kinds.contains { entry.hasPrefix($0 + " ") } }
  }

  func forgetLog() { log.removeAll() }

  private func note(_ event: String, _ path: IndexPath) {
    log.append("\(event) \(path.section).\(path.item)")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words[section].count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibilityIdentifier = words[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    headerRequests += 1
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    words[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    note("move", sourceIndexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Delegate

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("show", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("hide", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { note("showHeader", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("hideHeader", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return allowsChoice(indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return true
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("act", indexPath) }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menus.append(indexPaths.sorted())
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "\(indexPaths.count) chosen") { _ in }])
    }
  }
}

final class WordItem: UICollectionViewCell {
  private(set) var reuses = 0
  /// How often attributes were applied.
  private(set) var placements = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    placements += 1
  }
}
