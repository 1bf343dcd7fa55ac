/// Stands for the modified view inside the body of a modifier.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  package let provider: ContentProvider?

  package init(provider: ContentProvider?) {
    self.provider = provider
  }

  @MainActor
  public static func _makeNode(
    _ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext
  ) -> _Node {
    view.provider?.makeNode(context) ?? EmptyNode(context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: _ViewModifier_Content<Modifier>) {
    (node as? PlaceholderNode)?.take(view.provider)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("ViewModifierContent") }
}

/// The view that a placeholder stands for, with its type hidden.
package class ContentProvider: @unchecked Sendable {
  /// The placeholders that show the content now.
  fileprivate var placeholders: [Weak] = []

  fileprivate struct Weak { weak var node: PlaceholderNode? }

  package init() {}

  /// The view itself.
  @MainActor package var view: any View { EmptyView() }

  @MainActor func makeContent(_ context: _NodeContext) -> _Node { EmptyNode(context) }

  @MainActor func updateContent(_ node: _Node) {}

  @MainActor
  final func makeNode(_ context: _NodeContext) -> _Node {
    let node = PlaceholderNode(self, context)
    placeholders.removeAll { $0.node == nil }
    placeholders.append(Weak(node: node))
    node.child = makeContent(node.childContext)
    if node.child?.flags.contains(.isUnary) == true { node.flags.insert(.isUnary) }
    return node
  }

  /// Brings every placeholder up to date after the content has changed.
  @MainActor
  package final func contentDidChange() {
    for placeholder in placeholders {
      if let child = placeholder.node?.child { updateContent(child) }
    }
  }
}

package final class TypedContentProvider<V: View>: ContentProvider, @unchecked Sendable {
  private var content: V

  package init(_ content: V) { self.content = content }

  package override var view: any View { content }

  override func makeContent(_ context: _NodeContext) -> _Node { V._makeNode(content, context) }

  override func updateContent(_ node: _Node) { V._updateNode(node, to: content) }

  @MainActor
  package func replace(with content: V) {
    self.content = content
    contentDidChange()
  }
}

/// The node where a placeholder stands.
@MainActor
package final class PlaceholderNode: SingleChildNode {
  private var provider: ContentProvider

  init(_ provider: ContentProvider, _ context: _NodeContext) {
    self.provider = provider
    super.init(context)
  }

  /// Shows the content of another provider; the same one updates its placeholders by itself.
  func take(_ new: ContentProvider?) {
    guard let new, new !== provider else { return }
    let isSameType = type(of: new) == type(of: provider)
    provider = new
    new.placeholders.append(ContentProvider.Weak(node: self))
    if isSameType, let child {
      new.updateContent(child)
    } else {
      setChild(new.makeContent(childContext))
    }
  }
}

/// The node of a view with a custom modifier applied to it.
@MainActor
package final class CustomModifierNode<M: ViewModifier, V: View>: BodyNode<M, M.Body> {
  private let provider: TypedContentProvider<V>

  init(_ modifier: M, content: V, _ context: _NodeContext) {
    provider = TypedContentProvider(content)
    super.init(modifier, context)
  }

  func update(_ modifier: M, content: V) {
    update(modifier)
    provider.replace(with: content)
  }

  override func body(of modifier: M) -> M.Body {
    modifier.body(content: _ViewModifier_Content(provider: provider))
  }

  override func makeContent(_ body: M.Body) -> _Node { M.Body._makeNode(body, childContext) }

  override func updateContent(_ node: _Node, to body: M.Body) {
    M.Body._updateNode(node, to: body)
  }
}
