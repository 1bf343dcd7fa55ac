/// One of two views: the result of `if`/`else` and `switch` in a builder.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> BranchNode {
    let node = BranchNode(context)
    switch storage {
    case .trueContent(let content):
      node.branch = 1
      node.child = TrueContent._makeNode(content, node.childContext)
    case .falseContent(let content):
      node.branch = 0
      node.child = FalseContent._makeNode(content, node.childContext)
    }
    return node
  }

  @MainActor
  package func updateNode(_ node: BranchNode) {
    switch storage {
    case .trueContent(let content): node.show(content, branch: 1)
    case .falseContent(let content): node.show(content, branch: 0)
    }
  }

  public nonisolated static var _isOneSubview: Bool { false }

  @MainActor
  public static func _makeListing(
    _ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext
  ) -> _Node {
    _ConditionalContent<_Listed<TrueContent>, _Listed<FalseContent>>
      ._makeNode(view.listed, context)
  }

  @MainActor
  public static func _updateListing(
    _ node: _Node, to view: _ConditionalContent<TrueContent, FalseContent>
  ) {
    _ConditionalContent<_Listed<TrueContent>, _Listed<FalseContent>>
      ._updateNode(node, to: view.listed)
  }

  private var listed: _ConditionalContent<_Listed<TrueContent>, _Listed<FalseContent>> {
    switch storage {
    case .trueContent(let content): .init(storage: .trueContent(_Listed(content)))
    case .falseContent(let content): .init(storage: .falseContent(_Listed(content)))
    }
  }

  @MainActor
  public var _structure: _ViewStructure {
    switch storage {
    case .trueContent(let content): _ViewStructure(.wrapper(content))
    case .falseContent(let content): _ViewStructure(.wrapper(content))
    }
  }
}

/// The node of a view that may be another one, or none, with the next update.
@MainActor
package final class BranchNode: SingleChildNode {
  /// Which of the branches is shown; nil for none.
  var branch: Int?

  /// Updates the shown branch, or replaces it when another one is to be shown.
  func show<V: View>(_ view: V, branch: Int) {
    if self.branch == branch, let child {
      V._updateNode(child, to: view)
    } else {
      let old = self.branch
      self.branch = branch
      retireChild(branch: old)
      if let node = graph.leaving.revive(branch, of: self) {
        V._updateNode(node, to: view)
        setChild(node)
      } else {
        let node = V._makeNode(view, childContext)
        setChild(node)
        graph.movements.arrive(node, in: self)
      }
    }
  }

  /// Shows nothing.
  func clear() {
    guard let old = branch else { return }
    branch = nil
    retireChild(branch: old)
    setChild(nil)
  }

  package override func tearDown() {
    super.tearDown()
    graph.leaving.removeAll(of: self)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  // Not by `PrimitiveView`: calls on an optional type would take the default of `View` instead.
  public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _Node {
    let node = BranchNode(context)
    if let view {
      node.branch = 1
      node.child = Wrapped._makeNode(view, node.childContext)
    }
    return node
  }

  public static func _updateNode(_ node: _Node, to view: Wrapped?) {
    let node = trusted(node, as: BranchNode.self)
    if let view { node.show(view, branch: 1) } else { node.clear() }
  }

  public nonisolated static var _isOneSubview: Bool { false }

  public static func _makeListing(_ view: Wrapped?, _ context: _NodeContext) -> _Node {
    Optional<_Listed<Wrapped>>._makeNode(view.map { _Listed($0) }, context)
  }

  public static func _updateListing(_ node: _Node, to view: Wrapped?) {
    Optional<_Listed<Wrapped>>._updateNode(node, to: view.map { _Listed($0) })
  }

  public var _structure: _ViewStructure {
    if let self { _ViewStructure(.wrapper(self)) } else { _ViewStructure(.absent) }
  }
}
