import Foundation

/// A page that has been loaded.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public internal(set) var title: String?
  let source: PageSource

  init(_ source: PageSource, url: URL) {
    self.source = source
    self.url = url
    initialURL = source.url ?? url
  }
}

/// The pages that have been loaded, and where among them the view is.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  public var currentItem: WKBackForwardListItem? { item(at: 0) }
  public var backItem: WKBackForwardListItem? { item(at: -1) }
  public var forwardItem: WKBackForwardListItem? { item(at: 1) }
  public var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
  public var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// `index`: From the page that shows, back with a sign.
  public func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  /// Adds a page in place of those that lie ahead.
  func add(_ item: WKBackForwardListItem) {
    items.removeSubrange((index + 1)...)
    items.append(item)
    index = items.count - 1
  }

  func move(to item: WKBackForwardListItem) {
    if let place = items.firstIndex(of: item) { index = place }
  }
}
