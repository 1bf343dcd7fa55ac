import Device
import Foundation

/// The node of a `ForEach`: a child for each element, found again by the element's identity.
@MainActor
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node,
  LazyItems
{
  private(set) var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  @exclusivity(unchecked) private var children: ContiguousArray<_Node?> = []
  private let isLazy: Bool
  /// The places of the items that a lazy container has had made, in order.
  private var madeItems: ContiguousArray<Int> = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    isLazy = context.parent?.makesItemsLazily ?? false
    super.init(context)
  }

  func build() {
    ids = Self.identities(of: view)
    children = ContiguousArray(repeating: nil, count: ids.count)
    if !isLazy {
      let context = childContext
      forEachContent { children[$0] = Content._makeNode($1, context) }
    }
    warnOfDuplicates()
  }

  private static func identities(of view: ForEach<Data, ID, Content>) -> ContiguousArray<ID> {
    // Copied at once where they lie in one piece.
    if view.elementsAreIdentities,
      let ids = view.data.withContiguousStorageIfAvailable({ elements in
        elements.withMemoryRebound(to: ID.self) { ContiguousArray($0) }
      })
    {
      return ids
    }
    let count = view.data.count
    let id = view.id
    return ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard var next = buffer.baseAddress else { return }
      view.data.forEachElement(in: 0..<count) {
        next.initialize(to: id($0))
        next += 1
      }
      initializedCount = count
    }
  }

  /// How many views are made before they get their nodes.
  private static var batch: Int { 256 }

  /// Calls `use` with the place and the view of each element.
  ///
  /// The views are made a batch at a time, since following what their making reads costs more than
  /// the making. What it reads brings the node up to date when it changes.
  private func forEachContent(_ use: (Int, Content) -> Void) {
    let data = view.data
    let content = view.content
    let count = data.count
    // Plain memory: arrays of a generic element cost a lookup of their type for each one.
    let views = UnsafeMutablePointer<Content>.allocate(capacity: min(count, Self.batch))
    defer { views.deallocate() }
    var start = 0
    while start < count {
      let range = start..<min(start + Self.batch, count)
      evaluateContent {
        var next = views
        data.forEachElement(in: range) {
          next.initialize(to: content($0))
          next += 1
        }
      }
      for index in range { use(index, (views + (index - start)).move()) }
      start = range.upperBound
    }
  }

  /// The view of one element, followed like those of all.
  private func content(at index: Int) -> Content {
    let data = view.data
    return evaluateContent { view.content(data[data.index(data.startIndex, offsetBy: index)]) }
  }

  package override func refresh() { updateInPlace() }

  func update(_ new: ForEach<Data, ID, Content>) {
    if view.isConstantRange, new.data.count != ids.count, new.isConstantRange {
      RuntimeIssue.report(
        """
        ForEach over a constant range got another number of elements (\(ids.count), then \
        \(new.data.count)). The first range is kept; use ForEach(_:id:content:) for data that \
        changes. Path: \(path)
        """)
      return
    }
    let keepsRange =
      view.isConstantRange && new.isConstantRange
      && view.data as? Range<Int> == new.data as? Range<Int>
    view = new
    if keepsRange { return updateInPlace() }
    let newIDs = Self.identities(of: new)
    let change = IdentityChange(from: ids, to: newIDs)
    if change.isEmpty { updateInPlace() } else { rearrange(to: newIDs, change) }
  }

  private func updateInPlace() {
    flags.remove(.queued)
    _ = updateChildren()
    if isLazy { elementsDidChange() }
  }

  /// Gives each child the new view of its element; makes those that are missing, unless lazily.
  ///
  /// - Returns: The new ones.
  private func updateChildren() -> [_Node] {
    var made: [_Node] = []
    if isLazy {
      for index in madeItems {
        if let child = children[index] { Content._updateNode(child, to: content(at: index)) }
      }
      return made
    }
    let context = childContext
    forEachContent { index, view in
      if let child = children[index] {
        Content._updateNode(child, to: view)
      } else {
        let child = Content._makeNode(view, context)
        children[index] = child
        made.append(child)
      }
    }
    return made
  }

  /// Moves the children to the new places of their identities, makes the new and ends the gone.
  ///
  /// What stands the same at both ends stays; only what lies between is looked up.
  ///
  /// - Complexity: O(n), with hashing only for the elements between the ends that stay.
  private func rearrange(to newIDs: ContiguousArray<ID>, _ change: IdentityChange) {
    flags.remove(.queued)
    var old: [ID: _Node] = [:]
    for place in change.removed {
      guard let child = children[place] else { continue }
      if old[ids[place]] == nil { old[ids[place]] = child } else { child.tearDown() }
    }
    let oldIDs = ContiguousArray(ids[change.removed])
    // In place, so that what stays is moved and not counted anew.
    children.replaceSubrange(
      change.removed, with: newIDs[change.inserted].map { old.removeValue(forKey: $0) })
    ids = newIDs
    if isLazy { madeItems = ContiguousArray(children.indices.filter { children[$0] != nil }) }
    let made = updateChildren()
    for id in oldIDs {
      if let child = old.removeValue(forKey: id) { graph.leaving.retire(child, of: self) }
    }
    for child in made { graph.movements.arrive(child, in: self) }
    warnOfDuplicates(among: newIDs[change.inserted])
    elementsDidChange()
    preferencesDidChange()
  }

  /// Looks whether one of the elements that are new at their place has the identity of another one.
  private func warnOfDuplicates(among added: ContiguousArray<ID>.SubSequence) {
    let isFew = added.count <= 4
    if isFew, added.allSatisfy({ IdentityChange.count(of: $0, in: ids) == 1 }) { return }
    warnOfDuplicates()
  }

  private func warnOfDuplicates() {
    guard !view.isConstantRange, Set(ids).count != ids.count else { return }
    var seen: Set<ID> = []
    let duplicates = ids.filter { !seen.insert($0).inserted }
    RuntimeIssue.report(
      """
      ForEach: the ID \(duplicates.first.map { "\($0)" } ?? "") occurs more than once; rows with \
      the same ID share their state in undefined ways. Path: \(path)
      """)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    for child in children { if let child { body(child) } }
  }

  package override func tearDown() {
    super.tearDown()
    graph.leaving.removeAll(of: self)
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    // A plain loop: a debug build pays for each step of an iterator.
    var index = 0
    while index < children.count {
      children[index]?.collectElements(into: &elements)
      index += 1
    }
  }

  package override func collectSubviews(into list: inout SubviewList) {
    for (index, child) in children.enumerated() {
      let start = list.entries.count
      child?.collectSubviews(into: &list)
      list.identify(from: start, as: AnyHashable(ids[index]))
    }
  }

  // MARK: Lazy items

  package var itemCount: Int { ids.count }

  package func itemID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  package func item(at index: Int) -> _Node? { children[index] }

  package var firstMadeItem: _Node? {
    isLazy ? madeItems.first.flatMap { children[$0] } : children.first ?? nil
  }

  package func realizeItem(at index: Int) -> _Node {
    if let child = children[index] { return child }
    let node = Content._makeNode(content(at: index), childContext)
    children[index] = node
    if isLazy { madeItems.insert(index, at: place(ofMadeItem: index)) }
    return node
  }

  /// Where a place stands among those of the made items, or would stand.
  ///
  /// - Complexity: O(log n), and O(1) past the last one.
  private func place(ofMadeItem index: Int) -> Int {
    guard let last = madeItems.last, index <= last else { return madeItems.count }
    var (low, high) = (0, madeItems.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if madeItems[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package func forEachMadeItem(_ body: (Int, _Node) -> Void) {
    let items = isLazy ? madeItems : ContiguousArray(children.indices)
    for index in items {
      if let child = children[index] { body(index, child) }
    }
  }

  package func releaseItem(at index: Int) {
    guard let child = children[index] else { return }
    child.tearDown()
    children[index] = nil
    if isLazy { madeItems.remove(at: place(ofMadeItem: index)) }
  }

  package var itemsVaryInCount: Bool { ViewCount.of(Content.self) == nil }

  package var deleteAction: ((IndexSet) -> Void)? { view.onDelete }
  package var moveAction: ((IndexSet, Int) -> Void)? { view.onMove }
  package var insertHandler: (any InsertHandler)? { view.onInsert }

  package override var dumpLabel: String? { "ForEach" }
}

extension RandomAccessCollection {
  /// Calls `body` with the elements at these distances from the start, in order.
  ///
  /// Ranges of integers and collections with contiguous storage go without an index, whose generic
  /// steps would cost more than an unchanged row.
  fileprivate func forEachElement(in range: Range<Int>, _ body: (Element) -> Void) {
    if let numbers = self as? Range<Int> {
      for offset in range {
        withUnsafeBytes(of: numbers.lowerBound + offset) {
          body($0.assumingMemoryBound(to: Element.self)[0])
        }
      }
      return
    }
    let isDone: Void? = withContiguousStorageIfAvailable { elements in
      guard let first = elements.baseAddress else { return }
      for offset in range { body(first[offset]) }
    }
    if isDone != nil { return }
    var index = index(startIndex, offsetBy: range.lowerBound)
    for _ in range {
      body(self[index])
      formIndex(after: &index)
    }
  }
}
