/// Shows a screen, and over it those that links lead to.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  public typealias Body = Never

  package let root: Root
  let makeAccess: @MainActor () -> NavigationPathAccess?

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = NavigationStackNode(context)
    let root = view.root
    node.build(TypedScreenContent { root }, view.makeAccess())
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: NavigationStackNode.self)
    let root = view.root
    node.update(TypedScreenContent { root }, view.makeAccess())
  }

  @MainActor
  public var _structure: _ViewStructure { .view("NavigationStack", content: root) }
}

extension NavigationStack {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    makeAccess = { nil }
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    nonisolated(unsafe) let path = path
    makeAccess = { NavigationPathAccess(path) }
  }

  @_disfavoredOverload
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    nonisolated(unsafe) let path = path
    makeAccess = { NavigationPathAccess(path) }
  }
}
