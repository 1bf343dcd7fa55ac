/// Where the nodes of a subview come from: a view that a listing has found, with its modifiers.
///
/// It lives as long as the identity of the view in the listing.
@MainActor
package class SubviewSource {
  package let id: Subview.ID
  private var places: [Weak] = []

  private struct Weak { weak var node: SubviewNode? }

  init(id: Subview.ID) {
    self.id = id
  }

  /// What the view tells the container.
  var values: ContainerValues { ContainerValues() }

  /// The view itself.
  var view: any View { EmptyView() }

  func makeNode(_ context: _NodeContext) -> _Node { EmptyNode(context) }

  func updateNode(_ node: _Node) {}

  final func add(_ place: SubviewNode) {
    places.removeAll { $0.node == nil }
    places.append(Weak(node: place))
  }

  /// Brings every place that shows the subview up to date.
  final func didChange() {
    for place in places {
      if let node = place.node, node.source === self, let child = node.child { updateNode(child) }
    }
  }
}

/// A subview that is one view of the content.
@MainActor
package final class TypedSubviewSource<V: View>: SubviewSource {
  private var value: V

  init(_ value: V) {
    self.value = value
    super.init(id: Subview.ID())
  }

  override var values: ContainerValues {
    (value as? Subview)?.containerValues ?? ContainerValues()
  }

  override var view: any View { value }

  override func makeNode(_ context: _NodeContext) -> _Node { V._makeNode(value, context) }

  override func updateNode(_ node: _Node) { V._updateNode(node, to: value) }

  func replace(with value: V) {
    self.value = value
    didChange()
  }
}

/// A subview with a modifier that was applied to several views at once.
@MainActor
package final class ModifiedSubviewSource<M: ViewModifier>: SubviewSource {
  let inner: SubviewSource
  private var modifier: M

  init(_ inner: SubviewSource, _ modifier: M) {
    self.inner = inner
    self.modifier = modifier
    super.init(id: inner.id)
  }

  override var values: ContainerValues {
    guard let writer = modifier as? any ContainerValueWriting else { return inner.values }
    return inner.values.adding(writer.containerValues)
  }

  override var view: any View {
    ModifiedContent(content: Subview(inner), modifier: modifier)
  }

  override func makeNode(_ context: _NodeContext) -> _Node {
    M._makeNode(modifier, content: Subview(inner), context)
  }

  override func updateNode(_ node: _Node) {
    M._updateNode(node, to: modifier, content: Subview(inner))
  }

  func replace(with modifier: M) {
    self.modifier = modifier
    didChange()
  }
}
