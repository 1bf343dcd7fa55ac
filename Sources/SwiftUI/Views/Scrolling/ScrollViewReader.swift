/// Gives its content a way to scroll to views by their identity.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ScrollViewReaderNode<Content> {
    let node = ScrollViewReaderNode<Content>(self, context)
    node.build()
    return node
  }

  @MainActor
  package func updateNode(_ node: ScrollViewReaderNode<Content>) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view("ScrollViewReader", content: content(ScrollViewProxy(reader: nil)))
  }
}

/// Scrolls the scroll views and lists inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var reader: _Node?

  /// Scrolls to the first view with the identity, in the first scrolling view that knows it.
  ///
  /// Does nothing when no view has the identity. With an anchor, that point of the view comes to the
  /// same point of the scroll view; without one it scrolls as little as needed.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let reader else { return }
    let id = AnyHashable(id)
    // Changes that wait for the next turn come first: a row that was just added can be scrolled to.
    if reader.graph.hasWork {
      reader.graph.enqueueTask { [weak reader] in
        if let reader { Self.scroll(in: reader, to: id, anchor) }
      }
    } else {
      Self.scroll(in: reader, to: id, anchor)
    }
  }

  @MainActor
  static func scroll(in reader: _Node, to id: AnyHashable, _ anchor: UnitPoint?) {
    var isDone = false
    func visit(_ node: _Node) {
      guard !isDone else { return }
      if let scroll = node as? ScrollingNode {
        scroll.scrollForApp { isDone = scroll.scroll(toID: id, anchor: anchor) }
        if isDone { return }
      }
      node.forEachChild(visit)
    }
    visit(reader)
  }
}

/// The node of a `ScrollViewReader`.
@MainActor
package final class ScrollViewReaderNode<Content: View>: SingleChildNode {
  private var view: ScrollViewReader<Content>

  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  private func evaluate() -> Content {
    evaluateContent { view.content(ScrollViewProxy(reader: self)) }
  }

  func build() {
    child = Content._makeNode(evaluate(), childContext)
    if child?.flags.contains(.isUnary) == true { flags.insert(.isUnary) }
  }

  func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    refresh()
  }

  package override func refresh() {
    if let child { Content._updateNode(child, to: evaluate()) }
  }
}
