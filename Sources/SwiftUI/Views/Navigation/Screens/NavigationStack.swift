/// Shows a screen, and over it those that links lead to.
///
/// Differs from Apple's: a screen that is swiped back from the edge does not follow the finger, and goes when that lifts.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
  package let root: Root
  let makeAccess: @MainActor () -> NavigationPathAccess?

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationStackNode {
    let node = NavigationStackNode(context)
    let root = self.root
    node.build(TypedScreenContent { root }, makeAccess())
    return node
  }

  @MainActor
  package func updateNode(_ node: NavigationStackNode) {
    let root = self.root
    node.update(TypedScreenContent { root }, makeAccess())
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
