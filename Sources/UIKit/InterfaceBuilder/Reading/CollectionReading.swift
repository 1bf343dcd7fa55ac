import CoreGraphics
import Foundation

/// What elements say of collections, their layouts and cells.
@MainActor
enum CollectionReading {
  static func apply(_ element: InterfaceElement, to collection: UICollectionView) {
    if let allows = element.flag("allowsSelection") { collection.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") {
      collection.allowsMultipleSelection = allows
    }
    if let isOn = element.flag("dragInteractionEnabled") {
      collection.dragInteractionEnabled = isOn
    }
    if let prefetches = element.flag("prefetchingEnabled") {
      collection.isPrefetchingEnabled = prefetches
    }
  }

  static func readParts(
    _ element: InterfaceElement, _ collection: UICollectionView, _ pass: InterfacePass
  ) {
    if let layout = element.child(key: "collectionViewLayout"),
      let made = pass.make(layout) as? UICollectionViewLayout
    {
      collection.collectionViewLayout = made
    }
    if let background = element.child(key: "backgroundView") {
      collection.backgroundView = pass.makeView(background)
    }
    for cell in element.list("cells") { register(cell, kind: "", collection, pass) }
    let parts = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in parts {
      guard let view = element.child(key: key) else { continue }
      register(view, kind: kind, collection, pass)
    }
  }

  private static func register(
    _ element: InterfaceElement, kind: String, _ collection: UICollectionView, _ pass: InterfacePass
  ) {
    guard let identifier = element["reuseIdentifier"] else { return }
    let values = pass.values
    let scene = pass.scene
    collection.register(kind: kind, identifier: identifier) { [weak scene] in
      CellTemplate.make(element, values, scene) as? UICollectionReusableView
    }
  }

  static func readParts(
    _ element: InterfaceElement, _ cell: UICollectionViewCell, _ pass: InterfacePass
  ) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    if let view = element.child(key: "backgroundView") {
      cell.backgroundView = pass.makeView(view)
    }
    if let view = element.child(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = pass.makeView(view)
    }
    guard let content = element.child(key: "contentView") else { return }
    ViewReading.readContent(content, into: cell.contentView, pass)
  }

  // MARK: Flow layouts

  static func read(_ element: InterfaceElement, into layout: UICollectionViewFlowLayout) {
    if let spacing = element.length("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.length("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if let direction: UICollectionView.ScrollDirection = element.choice("scrollDirection") {
      layout.scrollDirection = direction
    }
    if let size = element.size("itemSize") { layout.itemSize = size }
    switch element["automaticEstimatedItemSize"] {
    case "YES": layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    default:
      if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
    }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
    switch element["sectionInsetReference"] {
    case "contentInset", "fromContentInset": layout.sectionInsetReference = .fromContentInset
    case "safeArea", "fromSafeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins", "fromLayoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    if let pins = element.flag("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = element.flag("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = pins
    }
  }
}
