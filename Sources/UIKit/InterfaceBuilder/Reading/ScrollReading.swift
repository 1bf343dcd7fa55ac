import CoreGraphics
import Foundation

/// What elements say of scroll views, tables and collections.
@MainActor
enum ScrollReading {
  static func apply(_ element: InterfaceElement, to view: UIScrollView, _ values: InterfaceValues) {
    if let bounces = element.flag("bounces") { view.bounces = bounces }
    if let bounces = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = element.flag("alwaysBounceHorizontal") {
      view.alwaysBounceHorizontal = bounces
    }
    if let scrolls = element.flag("scrollEnabled") { view.isScrollEnabled = scrolls }
    if let pages = element.flag("pagingEnabled") { view.isPagingEnabled = pages }
    if let locked = element.flag("directionalLockEnabled") {
      view.isDirectionalLockEnabled = locked
    }
    if let shown = element.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shown
    }
    if let shown = element.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shown
    }
    if let delays = element.flag("delaysContentTouches") { view.delaysContentTouches = delays }
    if let cancels = element.flag("canCancelContentTouches") {
      view.canCancelContentTouches = cancels
    }
    if let scale = element.length("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = element.length("maximumZoomScale") { view.maximumZoomScale = scale }
    if let bounces = element.flag("bouncesZoom") { view.bouncesZoom = bounces }
    if let style: UIScrollView.IndicatorStyle = element.choice("indicatorStyle") {
      view.indicatorStyle = style
    }
    if let mode: UIScrollView.KeyboardDismissMode = element.choice("keyboardDismissMode") {
      view.keyboardDismissMode = mode
    }
    if let behavior: UIScrollView.ContentInsetAdjustmentBehavior =
      element.choice("contentInsetAdjustmentBehavior")
    {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let adjusts = element.flag("automaticallyAdjustsScrollIndicatorInsets") {
      view.automaticallyAdjustsScrollIndicatorInsets = adjusts
    }
    if let insets = element.insets("contentInset") { view.contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    if let size = element.size("contentSize") { view.contentSize = size }
    switch view {
    case let table as UITableView: TableReading.apply(element, to: table, values)
    case let collection as UICollectionView: CollectionReading.apply(element, to: collection)
    default: break
    }
  }
}
