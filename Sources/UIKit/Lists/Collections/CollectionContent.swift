import CoreGraphics
import Device
import Foundation

/// The views that a collection shows, and how its layout places them.
@MainActor
final class CollectionContent {
  unowned let collection: UICollectionView
  private(set) var views: [CollectionElement: UICollectionReusableView] = [:]
  private var counts: TableSections?
  private var isPrepared = false
  private var preparedBounds = CGRect.null
  private var prefetched: Set<IndexPath> = []
  /// The size of the content after the last layout.
  private var laidOutSize = CGSize.zero

  init(collection: UICollectionView) {
    self.collection = collection
  }

  private var layout: UICollectionViewLayout { collection.collectionViewLayout }
  var flip: LayoutFlip { LayoutFlip(layout, in: collection) }

  // MARK: Counts

  /// Asked from the data source once, until something is loaded anew.
  var loaded: TableSections {
    if let counts { return counts }
    let made = Self.counts(of: collection)
    counts = made
    return made
  }

  var isLoaded: Bool { counts != nil }

  static func counts(of collection: UICollectionView) -> TableSections {
    guard let dataSource = collection.dataSource else { return TableSections() }
    let sections = max(DefaultRequirement.asked(dataSource.numberOfSections(in: collection)), 0)
    return TableSections(
      rowCounts: (0..<sections).map {
        max(
          DefaultRequirement.asked(
            dataSource.collectionView(collection, numberOfItemsInSection: $0)), 0)
      })
  }

  func reload() {
    counts = nil
    prefetched.removeAll()
    layout.ownSizes.removeAll()
    for element in views.keys { putAway(element) }
    invalidate()
  }

  /// Lets the next request for the counts ask the data source.
  func forget() {
    counts = nil
  }

  /// Takes over the outcome of a batch: where items and sections that stay are, and which views go though their
  /// items stay.
  func replace(
    _ new: TableSections, paths: [IndexPath: IndexPath], sections: [Int: Int],
    without gone: Set<CollectionElement>
  ) {
    counts = new
    prefetched.removeAll()
    var moved: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in views {
      if !gone.contains(element), let target = element.moved(paths, sections, in: layout) {
        view.placed = nil
        moved[target] = view
      } else {
        putAway(element)
      }
    }
    views = moved
    layout.ownSizes = layout.ownSizes.reduce(into: [:]) { result, entry in
      guard !gone.contains(entry.key),
        let target = entry.key.moved(paths, sections, in: layout)
      else { return }
      result[target] = entry.value
    }
    invalidate()
  }

  func invalidate() {
    isPrepared = false
    collection.setNeedsLayout()
  }

  // MARK: Views

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    views[.cell(path)] as? UICollectionViewCell
  }

  var cells: [IndexPath: UICollectionViewCell] {
    views.reduce(into: [:]) { result, entry in
      if case .cell(let path) = entry.key { result[path] = entry.value as? UICollectionViewCell }
    }
  }

  /// The kinds of supplementary views that are shown.
  var supplementaryKinds: Set<String> {
    views.keys.reduce(into: []) { kinds, element in
      if case .supplementary(let kind, _) = element { kinds.insert(kind) }
    }
  }

  /// Makes the visible view at a path anew.
  func reloadVisible(_ path: IndexPath) {
    if views[.cell(path)] != nil { putAway(.cell(path)) }
    layout.ownSizes[.cell(path)] = nil
    invalidate()
  }

  func forgetSize(of view: UICollectionReusableView) {
    guard let element = views.first(where: { $0.value === view })?.key else { return }
    if layout.ownSizes.removeValue(forKey: element) != nil {
      invalidate()
    } else {
      // It has been as large as was estimated.
      collection.setNeedsLayout()
    }
  }

  private func putAway(_ element: CollectionElement) {
    guard let view = views.removeValue(forKey: element) else { return }
    view.placed = nil
    view.removeFromSuperview()
    switch element {
    case .cell(let path):
      if let cell = view as? UICollectionViewCell {
        collection.delegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementary(let kind, let path):
      collection.delegate?.collectionView(
        collection, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: break
    }
    collection.reuse.take(view)
  }

  // MARK: Layout

  func prepare() {
    let bounds = collection.bounds
    if isPrepared, preparedBounds != bounds, !preparedBounds.isNull,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
        || preparedBounds.size != bounds.size
    {
      if preparedBounds.width != bounds.width { layout.ownSizes.removeAll() }
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    preparedBounds = bounds
    guard !isPrepared else { return }
    isPrepared = true
    layout.prepare()
  }

  func layOut() {
    guard collection.bounds.width > 0, collection.bounds.height > 0 else { return }
    for round in 1...TurnLimits.collectionRounds {
      prepare()
      collection.contentSize = layout.collectionViewContentSize
      let shown = flip.elements(in: collection.bounds).filter {
        $0.representedElementCategory != .cell || loaded.contains($0.indexPath)
      }
      let elements = Set(shown.map(\.element))
      for element in views.keys where !elements.contains(element) { putAway(element) }
      var areOthers = false
      for attributes in shown where show(attributes) { areOthers = true }
      if isPrepared {
        if areOthers { order(shown) }
        break
      }
      if round == TurnLimits.collectionRounds {
        RuntimeIssue.report(
          "\(type(of: collection)): the sizes that cells prefer kept changing the layout for "
            + "\(TurnLimits.collectionRounds) rounds. Shown at the end: \(shownTypes).")
      }
    }
    collection.keepOffset(inContentShrunkFrom: laidOutSize)
    laidOutSize = collection.contentSize
    prefetch()
  }

  /// The classes of the views on the screen, for messages.
  private var shownTypes: String {
    Set(views.values.map { "\(type(of: $0))" }).sorted().joined(separator: ", ")
  }

  /// Returns whether the view is new, or a batch has moved it.
  private func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let element = attributes.element
    let isNew = views[element] == nil
    guard let view = views[element] ?? make(element) else { return false }
    views[element] = view
    if isNew { view.bounds.size = attributes.size }
    fit(view, attributes)
    let isUnplaced = view.placed == nil
    if view.placed != attributes { place(view, attributes) }
    view.wasLaidOut(by: attributes)
    guard isNew else { return isUnplaced }
    tellDelegate(view, element)
    collection.addSubview(view)
    return true
  }

  /// Only what has changed is applied, as on iOS: what a cell has done to itself meanwhile stays.
  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    view.placed = attributes.duplicate()
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if attributes.transform.isIdentity {
      view.frame = attributes.frame
    } else {
      // The frame of a view that is turned or scaled is not that of its attributes.
      view.bounds.size = attributes.size
      view.center = attributes.center
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    view.apply(attributes)
  }

  /// Lets an element of an estimated size find its own.
  private func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard layout.ownSizes[attributes.element] == nil else { return }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    if layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    {
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
  }

  private func make(_ element: CollectionElement) -> UICollectionReusableView? {
    guard let dataSource = collection.dataSource else { return nil }
    switch element {
    case .cell(let path):
      let cell = dataSource.collectionView(collection, cellForItemAt: path)
      cell.collectionView = collection
      cell.isSelected = collection.selection.contains(path)
      cell.isEditing = collection.edits(path)
      tellTraits(cell)
      return cell
    case .supplementary(let kind, let path):
      let view = DefaultRequirement.call {
        dataSource.collectionView(
          collection, viewForSupplementaryElementOfKind: kind, at: path)
      }
      if view == nil {
        RuntimeIssue.fail(
          "\(type(of: dataSource)) must implement "
            + "collectionView(_:viewForSupplementaryElementOfKind:at:): the layout asks for a view "
            + "of kind \(kind) at \(path).")
      }
      view?.collectionView = collection
      view.map(tellTraits)
      return view
    case .decoration(let kind, _): return layout.makeDecorationView(ofKind: kind)
    }
  }

  /// Before a view is measured: its fonts follow the collection's traits.
  private func tellTraits(_ view: UIView) {
    if collection.window != nil { TraitPass.tell(view) }
  }

  private func tellDelegate(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element {
    case .cell(let path):
      guard let cell = view as? UICollectionViewCell else { return }
      collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: path)
    case .supplementary(let kind, let path):
      collection.delegate?.collectionView(
        collection, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    case .decoration: break
    }
  }

  /// Puts the views into reading order, higher ones in front.
  private func order(_ shown: [UICollectionViewLayoutAttributes]) {
    let sorted = shown.sorted {
      $0.zIndex != $1.zIndex ? $0.zIndex < $1.zIndex : $0.element.precedes($1.element)
    }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, attributes) in sorted.enumerated() {
      if let view = views[attributes.element] { ranks[ObjectIdentifier(view)] = rank }
    }
    let own = collection.storedSubviews.filter { ranks[ObjectIdentifier($0)] != nil }
      .sorted { (ranks[ObjectIdentifier($0)] ?? 0) < (ranks[ObjectIdentifier($1)] ?? 0) }
    let others = collection.storedSubviews.filter { ranks[ObjectIdentifier($0)] == nil }
    collection.storedSubviews = others + own
  }

  /// Announces the items of the next screen to the data source.
  private func prefetch() {
    guard let source = collection.prefetchDataSource, collection.isPrefetchingEnabled else {
      return
    }
    for case .cell(let path) in views.keys { prefetched.insert(path) }
    let bounds = collection.bounds
    let ahead = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let paths = flip.elements(in: ahead)
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      .filter { !prefetched.contains($0) }.sorted()
    guard !paths.isEmpty else { return }
    prefetched.formUnion(paths)
    source.collectionView(collection, prefetchItemsAt: paths)
  }
}
