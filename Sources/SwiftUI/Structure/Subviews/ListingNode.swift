/// The place of a view that is resolved into subviews, and of what a closure makes of them.
@MainActor
package final class ListingNode<Base: View, Content: View>: SingleChildNode, SubviewLister {
  private var list: ListingRoot?
  private var base: Base
  private var transform: (SubviewList) -> Content
  /// Whether what the listing finds is read when it is complete in any case.
  private var isResolving = false

  /// Resolves `base`, calls `transform` with what was found and makes its nodes.
  static func make(
    _ base: Base, _ transform: @escaping (SubviewList) -> Content, _ context: _NodeContext
  ) -> ListingNode {
    let node = ListingNode(base, transform, context)
    node.build()
    return node
  }

  private init(
    _ base: Base, _ transform: @escaping (SubviewList) -> Content, _ context: _NodeContext
  ) {
    self.base = base
    self.transform = transform
    super.init(context)
  }

  private func build() {
    guard graph.hasRoom(for: self) else { return }
    let root = ListingRoot(childContext)
    list = root
    isResolving = true
    root.child = Base._makeListing(base, root.childContext)
    isResolving = false
    child = Content._makeNode(evaluate(), childContext)
  }

  func update(_ new: Base, _ transform: @escaping (SubviewList) -> Content) {
    base = new
    self.transform = transform
    isResolving = true
    if let listing = list?.child { Base._updateListing(listing, to: new) }
    isResolving = false
    refresh()
  }

  package override func refresh() {
    flags.remove(.queued)
    guard let child else { return }
    Content._updateNode(child, to: evaluate())
  }

  private func evaluate() -> Content {
    var found = SubviewList()
    list?.collectSubviews(into: &found)
    return evaluateContent { transform(found) }
  }

  func subviewsDidChange() {
    if !isResolving { invalidate() }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let list { body(list) }
    if let child { body(child) }
  }

  package override func collectSubviews(into list: inout SubviewList) {
    child?.collectSubviews(into: &list)
  }
}

/// What hears that a listing resolves to other subviews.
@MainActor
protocol SubviewLister: _Node {
  func subviewsDidChange()
}

/// The root of the nodes that only resolve a view into subviews: none of them is laid out or shown.
@MainActor
package final class ListingRoot: SingleChildNode {
  package override func elementsDidChange() {
    (parent as? any SubviewLister)?.subviewsDidChange()
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {}
}

/// A view that makes the nodes which resolve another one into subviews.
public nonisolated struct _Listed<Content: View>: View {
  public typealias Body = Never

  package let content: Content

  package init(_ content: Content) {
    self.content = content
  }

  @MainActor
  public static func _makeNode(_ view: _Listed<Content>, _ context: _NodeContext) -> _Node {
    Content._makeListing(view.content, context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: _Listed<Content>) {
    Content._updateListing(node, to: view.content)
  }
}

extension _Listed: Equatable where Content: Equatable {}

/// The node of one view in a listing, which is one subview.
@MainActor
package final class ListedViewNode<V: View>: _Node {
  let source: TypedSubviewSource<V>

  init(_ view: V, _ context: _NodeContext) {
    source = TypedSubviewSource(view)
    super.init(context)
  }

  package override func collectSubviews(into list: inout SubviewList) { list.append(source) }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {}
}

/// A view of the app's own in a listing: its body is resolved.
nonisolated struct ListedBody<V: View>: View, PropertyCarrier {
  let view: V

  @MainActor var body: _Listed<V.Body> { _Listed(view.body) }
}

/// A value whose fields hold the dynamic properties of the values that it stands for.
protocol PropertyCarrier {}

/// The node of a modifier on what may be several views of a listing: each subview gets it.
@MainActor
package final class ListedModifierNode<M: ViewModifier>: SingleChildNode {
  private var modifier: M
  private var sources: [Subview.ID: ModifiedSubviewSource<M>] = [:]
  /// Whether the child is the place of a change of the environment.
  var changesEnvironment = false

  init(_ modifier: M, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: M) {
    let old = modifier
    modifier = new
    for source in sources.values { source.replace(with: new) }
    if let old = old as? any ContainerValueWriting, let new = new as? any ContainerValueWriting,
      !old.containerValues.isSame(as: new.containerValues)
    {
      elementsDidChange()
    }
  }

  package override func collectSubviews(into list: inout SubviewList) {
    let start = list.entries.count
    child?.collectSubviews(into: &list)
    var kept: [Subview.ID: ModifiedSubviewSource<M>] = [:]
    for index in start..<list.entries.count {
      if let inner = list.entries[index].source {
        let old = sources[inner.id].flatMap { $0.inner === inner ? $0 : nil }
        let source = old ?? ModifiedSubviewSource(inner, modifier)
        kept[inner.id] = source
        list.entries[index].source = source
      } else if let writer = modifier as? any ContainerValueWriting {
        list.entries[index].values = list.entries[index].values.adding(writer.containerValues)
      }
    }
    sources = kept
  }
}
