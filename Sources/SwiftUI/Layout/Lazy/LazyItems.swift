/// Items that a lazy container makes when they come into view.
@MainActor
package protocol LazyItems: AnyObject {
  var itemCount: Int { get }
  func itemID(at index: Int) -> AnyHashable
  /// The node of an item that was made; nil before.
  func item(at index: Int) -> _Node?
  /// The first of the nodes that were made, which tells what the others are like.
  var firstMadeItem: _Node? { get }
  /// Makes an item's node if it is not there.
  func realizeItem(at index: Int) -> _Node
  /// Calls `body` with the place and the node of each item that was made.
  func forEachMadeItem(_ body: (Int, _Node) -> Void)
  /// Takes an item's node out again.
  func releaseItem(at index: Int)
  /// Whether only the value of an item tells how many views it stands for.
  var itemsVaryInCount: Bool { get }
  var deleteAction: ((IndexSet) -> Void)? { get }
  var moveAction: ((IndexSet, Int) -> Void)? { get }
  var insertHandler: (any InsertHandler)? { get }
}

extension _Node {
  /// Whether a `ForEach` here leaves it to a lazy container above to make its items.
  ///
  /// Inside an item the items are made at once with it, except for those of a section.
  package final var makesItemsLazily: Bool {
    var node: _Node? = self
    var isInSection = false
    while let current = node {
      if current is any LazyItemsContainer { return true }
      if current is ListingRoot { return false }
      if current is SectionNode { isInSection = true }
      if current is any LazyItems, !isInSection { return false }
      if current is LayoutNode { return false }
      node = current.parent
    }
    return false
  }
}

/// A container that makes the items of the `ForEach`es directly inside it when they come into view.
@MainActor
package protocol LazyItemsContainer: AnyObject {}
