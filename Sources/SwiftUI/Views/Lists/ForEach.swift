import Foundation

/// A view for each element of a collection, with the elements' own identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// Whether the identity is the place in a range, which a later change cannot move.
  package var isConstantRange = false
  package var onDelete: ((IndexSet) -> Void)?
  package var onMove: ((IndexSet, Int) -> Void)?

  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let read: (Data.Element) -> ID =
      if let identity = (\Data.Element.self as? KeyPath<Data.Element, ID>), identity == id,
        Data.Element.self == ID.self
      {
        { unsafeBitCast($0, to: ID.self) }
      } else {
        { $0[keyPath: id] }
      }
    self.init(data: data, id: read, content: content)
  }

  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
    isConstantRange = true
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
      id: { $0.1 }, content: { content(data[$0.0]) })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, _ context: _NodeContext
  ) -> _Node {
    if let deferred = view.data as? any DeferredElements { return deferred.makeNode(context) }
    let node = ForEachNode(view, context)
    node.build()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: ForEach<Data, ID, Content>) {
    if let deferred = view.data as? any DeferredElements { return deferred.updateNode(node) }
    unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(view)
  }

  @MainActor
  public var _structure: _ViewStructure {
    if let deferred = data as? any DeferredElements { return deferred.structure }
    return _ViewStructure(
      .view(
        ViewDescription(
          name: "ForEach",
          items: ViewList(count: data.count) { index in
            content(data[data.index(data.startIndex, offsetBy: index)])
          }, isContainer: true)))
  }
}

/// The node of a `ForEach`: a child for each element, found again by the element's identity.
@MainActor
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Node,
  LazyItems
{
  private(set) var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  private var children: ContiguousArray<_Node?> = []
  /// Where each identity stands; made when the order has changed for the first time.
  private var places: [ID: Int]?
  private let isLazy: Bool

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    isLazy = context.parent?.makesItemsLazily ?? false
    super.init(context)
  }

  func build() {
    let data = view.data
    let count = data.count
    ids.reserveCapacity(count)
    children.reserveCapacity(count)
    let context = childContext
    data.forEachElement { element in
      ids.append(view.id(element))
      children.append(isLazy ? nil : Content._makeNode(content(of: element), context))
    }
    warnOfDuplicates()
  }

  /// The view of an element; what its making reads brings the node up to date when it changes.
  private func content(of element: Data.Element) -> Content {
    evaluateContent { view.content(element) }
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
    var newIDs: ContiguousArray<ID> = []
    newIDs.reserveCapacity(new.data.count)
    new.data.forEachElement { newIDs.append(new.id($0)) }
    if newIDs == ids {
      updateInPlace()
    } else {
      rearrange(to: newIDs)
    }
  }

  private func updateInPlace() {
    flags.remove(.queued)
    let children = children
    var index = 0
    view.data.forEachElement { element in
      if let child = children[index] { Content._updateNode(child, to: content(of: element)) }
      index += 1
    }
    if isLazy { elementsDidChange() }
  }

  /// Moves the children to the new places of their identities, makes the new and ends the gone.
  ///
  /// What stands the same at both ends stays; only what lies between is looked up.
  ///
  /// - Complexity: O(n), with hashing only for the elements between the ends that stay.
  private func rearrange(to newIDs: ContiguousArray<ID>) {
    flags.remove(.queued)
    let shorter = min(ids.count, newIDs.count)
    var head = 0
    while head < shorter, ids[head] == newIDs[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, ids[ids.count - 1 - tail] == newIDs[newIDs.count - 1 - tail] {
      tail += 1
    }
    var old: [ID: _Node] = [:]
    for place in head..<(ids.count - tail) {
      guard let child = children[place] else { continue }
      if old[ids[place]] == nil { old[ids[place]] = child } else { child.tearDown() }
    }
    let oldIDs = ids
    let oldChildren = children
    var newChildren: ContiguousArray<_Node?> = []
    newChildren.reserveCapacity(newIDs.count)
    var made: [_Node] = []
    let context = childContext
    let newTail = newIDs.count - tail
    let shift = oldChildren.count - newIDs.count
    var index = 0
    view.data.forEachElement { element in
      let kept: _Node?
      let isKept = index < head || index >= newTail
      if isKept {
        kept = oldChildren[index < head ? index : index + shift]
      } else {
        kept = old.removeValue(forKey: newIDs[index])
      }
      if let kept {
        Content._updateNode(kept, to: content(of: element))
        newChildren.append(kept)
      } else {
        let child = isLazy ? nil : Content._makeNode(content(of: element), context)
        if let child { made.append(child) }
        newChildren.append(child)
      }
      index += 1
    }
    let added = newIDs[head..<newTail]
    ids = newIDs
    children = newChildren
    places = nil
    for id in oldIDs[head..<(oldIDs.count - tail)] {
      if let child = old.removeValue(forKey: id) { graph.leaving.retire(child, of: self) }
    }
    for child in made { graph.movements.arrive(child, in: self) }
    warnOfDuplicates(among: added)
    elementsDidChange()
    preferencesDidChange()
  }

  /// Looks whether one of the elements that are new at their place has the identity of another one.
  private func warnOfDuplicates(among added: ContiguousArray<ID>.SubSequence) {
    let isFew = added.count <= 4
    if isFew, added.allSatisfy({ new in ids.lazy.filter { $0 == new }.prefix(2).count == 1 }) {
      return
    }
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
    for child in children { child?.collectElements(into: &elements) }
  }

  // MARK: Lazy items

  package var itemCount: Int { ids.count }

  package func itemID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  package func item(at index: Int) -> _Node? { children[index] }

  package func realizeItem(at index: Int) -> _Node {
    if let child = children[index] { return child }
    let data = view.data
    let element = data[data.index(data.startIndex, offsetBy: index)]
    let node = Content._makeNode(content(of: element), childContext)
    children[index] = node
    return node
  }

  package func forEachMadeItem(_ body: (Int, _Node) -> Void) {
    for (index, child) in children.enumerated() {
      if let child { body(index, child) }
    }
  }

  package func releaseItem(at index: Int) {
    children[index]?.tearDown()
    children[index] = nil
  }

  package var deleteAction: ((IndexSet) -> Void)? { view.onDelete }
  package var moveAction: ((IndexSet, Int) -> Void)? { view.onMove }

  package override var dumpLabel: String? { "ForEach" }
}

extension RandomAccessCollection {
  /// Calls `body` with each element in order.
  ///
  /// Ranges of integers and collections with contiguous storage go without an iterator, whose
  /// generic steps would cost more than an unchanged row.
  fileprivate func forEachElement(_ body: (Element) -> Void) {
    if let range = self as? Range<Int> {
      for number in range {
        withUnsafeBytes(of: number) { body($0.assumingMemoryBound(to: Element.self)[0]) }
      }
      return
    }
    let isDone: Void? = withContiguousStorageIfAvailable { for element in $0 { body(element) } }
    if isDone == nil { for element in self { body(element) } }
  }
}

/// Items that a lazy container makes when they come into view.
@MainActor
package protocol LazyItems: AnyObject {
  var itemCount: Int { get }
  func itemID(at index: Int) -> AnyHashable
  /// The node of an item that was made; nil before.
  func item(at index: Int) -> _Node?
  /// Makes an item's node if it is not there.
  func realizeItem(at index: Int) -> _Node
  /// Calls `body` with the place and the node of each item that was made.
  func forEachMadeItem(_ body: (Int, _Node) -> Void)
  /// Takes an item's node out again.
  func releaseItem(at index: Int)
  var deleteAction: ((IndexSet) -> Void)? { get }
  var moveAction: ((IndexSet, Int) -> Void)? { get }
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
