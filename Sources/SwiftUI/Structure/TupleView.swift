/// Several views in a row, as a builder's statements make them.
public nonisolated struct TupleView<T>: PrimitiveView {
  public var value: T

  public init(_ value: T) {
    self.value = value
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TupleNode {
    makeNode(TuplePlan.of(T.self), context)
  }

  @MainActor
  public static func _makeListing(_ view: TupleView<T>, _ context: _NodeContext) -> _Node {
    view.makeNode(TuplePlan.listing(of: T.self), context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: TupleView<T>) {
    _updateNode(node, to: view)
  }

  public static var _isOneSubview: Bool { false }

  @MainActor
  private func makeNode(_ plan: TuplePlan, _ context: _NodeContext) -> TupleNode {
    let node = TupleNode(plan, context)
    let childContext = node.childContext
    let elements = plan.elements
    withUnsafePointer(to: value) { pointer in
      let base = UnsafeRawPointer(pointer)
      let count = elements.count
      var index = 0
      while index < count {
        let element = elements[index]
        node.children.append(element.operations.make(base + element.offset, childContext))
        index += 1
      }
    }
    return node
  }

  @MainActor
  package func updateNode(_ node: TupleNode) {
    withUnsafePointer(to: value) { pointer in
      let base = UnsafeRawPointer(pointer)
      for (index, element) in node.plan.elements.enumerated() {
        element.operations.update(node.children[index], base + element.offset)
      }
    }
  }

  @MainActor
  public var _structure: _ViewStructure {
    let plan = TuplePlan.of(T.self)
    return _ViewStructure(
      .list(
        // With the value alone, whose type needs not be looked up each time.
        ViewList(count: plan.elements.count) { [value] index in
          withUnsafePointer(to: value) { pointer in
            let element = plan.elements[index]
            return element.operations.view(UnsafeRawPointer(pointer) + element.offset)
          }
        }))
  }
}

/// The node of several views in a row.
@MainActor
package final class TupleNode: _Node {
  let plan: TuplePlan
  @exclusivity(unchecked) var children: ContiguousArray<_Node> = []

  init(_ plan: TuplePlan, _ context: consuming _NodeContext) {
    self.plan = plan
    super.init(context)
    children.reserveCapacity(plan.elements.count)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    for child in children { body(child) }
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    // A plain loop: a debug build pays for each step of an iterator.
    let count = children.count
    var index = 0
    while index < count {
      children[index].collectElements(into: &elements)
      index += 1
    }
  }
}

/// Where the elements of a tuple type lie, and what to do with each; found once per type.
final class TuplePlan: @unchecked Sendable {
  struct Element {
    let offset: Int
    let operations: ViewOperations
  }

  let elements: [Element]

  nonisolated(unsafe) private static var plans: [ObjectIdentifier: TuplePlan] = [:]
  /// The plan that was asked for last: rows of one type come one after the other.
  @exclusivity(unchecked) nonisolated(unsafe) private static var last: (Any.Type, TuplePlan)?

  @MainActor
  static func of<T>(_ type: T.Type) -> TuplePlan {
    if let last, last.0 == type { return last.1 }
    let key = ObjectIdentifier(type)
    let plan = plans[key] ?? TuplePlan(type, operations: ViewOperations.of)
    plans[key] = plan
    last = (type, plan)
    return plan
  }

  nonisolated(unsafe) private static var listingPlans: [ObjectIdentifier: TuplePlan] = [:]

  /// The plan by which the elements are resolved into subviews.
  @MainActor
  static func listing<T>(of type: T.Type) -> TuplePlan {
    let key = ObjectIdentifier(type)
    if let plan = listingPlans[key] { return plan }
    let plan = TuplePlan(type, operations: ViewOperations.listing)
    listingPlans[key] = plan
    return plan
  }

  /// A value that is no tuple counts as its own only element.
  private init(_ type: Any.Type, operations: (Any.Type) -> ViewOperations) {
    elements =
      TypeFields(ofTuple: type)?.fields.map { field in
        Element(offset: field.offset, operations: operations(field.type))
      } ?? [Element(offset: 0, operations: operations(type))]
  }
}

/// Makes and updates nodes of a view type that is only known at run time.
class ViewOperations {
  @MainActor func make(_ view: UnsafeRawPointer, _ context: _NodeContext) -> _Node {
    EmptyNode(context)
  }

  @MainActor func update(_ node: _Node, _ view: UnsafeRawPointer) {}

  @MainActor func view(_ pointer: UnsafeRawPointer) -> any View { EmptyView() }

  /// How many views the type stands for; nil if that depends on the value.
  @MainActor func viewCount(depth: Int) -> Int? { 0 }

  /// The operations for a type; what is no view is left out.
  static func of(_ type: Any.Type) -> ViewOperations {
    func make<V: View>(_: V.Type) -> ViewOperations { TypedViewOperations<V>() }
    guard let type = type as? any View.Type else { return ViewOperations() }
    return make(type)
  }

  /// The operations that resolve views of a type into subviews.
  ///
  /// A `_Listed` has its content as the only field, so that it lies in memory as the content does.
  static func listing(_ type: Any.Type) -> ViewOperations {
    func make<V: View>(_: V.Type) -> ViewOperations { TypedViewOperations<_Listed<V>>() }
    guard let type = type as? any View.Type else { return ViewOperations() }
    return make(type)
  }
}

final class TypedViewOperations<V: View>: ViewOperations {
  override func make(_ view: UnsafeRawPointer, _ context: _NodeContext) -> _Node {
    V._makeNode(view.assumingMemoryBound(to: V.self).pointee, context)
  }

  override func update(_ node: _Node, _ view: UnsafeRawPointer) {
    V._updateNode(node, to: view.assumingMemoryBound(to: V.self).pointee)
  }

  override func viewCount(depth: Int) -> Int? { ViewCount.of(V.self, depth: depth) }

  override func view(_ pointer: UnsafeRawPointer) -> any View {
    pointer.assumingMemoryBound(to: V.self).pointee
  }
}
