import Foundation

/// Shows a screen, and over it those that links lead to.
///
/// Of several views the others are the columns beside the first one, where there is room for them.
///
/// Differs from Apple's: a single view never becomes the hidden first column of an iPad's screen.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationViewNode {
    NavigationViewNode(NavigationViewColumns(content), context)
  }

  @MainActor
  package func updateNode(_ node: NavigationViewNode) {
    node.update(NavigationViewColumns(content))
  }

  @MainActor
  public var _structure: _ViewStructure { .view("NavigationView", content: content) }
}

/// The columns that the content of a navigation view makes.
@MainActor
struct NavigationViewColumns {
  /// All of the content, or the first column.
  let root: ScreenContent
  /// The columns beside the first one.
  let others: [ScreenContent]

  init<Content: View>(_ content: Content) {
    guard case .list(let views) = content._structure.storage, views.count > 1 else {
      root = TypedScreenContent { content }
      others = []
      return
    }
    func column(_ view: any View) -> ScreenContent {
      let view = AnyView(view)
      return TypedScreenContent { view }
    }
    root = column(views[0])
    others = (1..<views.count).map { column(views[$0]) }
  }

  var split: NavigationSplitColumns {
    NavigationSplitColumns(
      sidebar: root, content: others.count > 1 ? others[0] : nil,
      detail: others.count > 1 ? others[1] : others.first ?? TypedScreenContent { EmptyView() },
      visibility: nil, preferred: nil)
  }
}

/// The node of a navigation view: a stack, or columns side by side.
@MainActor
package final class NavigationViewNode: SingleChildNode {
  private var columns: NavigationViewColumns
  private var isSplit = false

  init(_ columns: NavigationViewColumns, _ context: _NodeContext) {
    self.columns = columns
    super.init(context)
    isSplit = wantsSplit
    child = make()
    flags.insert(.isUnary)
  }

  private var wantsSplit: Bool {
    let values = environment.values
    return !columns.others.isEmpty && values.horizontalSizeClass == .regular
      && !values.navigationViewIsStack
  }

  private func make() -> _Node {
    if isSplit {
      let node = NavigationSplitNode(columns.split, childContext)
      node.build()
      return node
    }
    let node = NavigationStackNode(childContext)
    node.build(columns.root, nil)
    return node
  }

  func update(_ new: NavigationViewColumns) {
    columns = new
    refresh()
    if let node = child as? NavigationSplitNode {
      node.update(new.split)
    } else if let node = child as? NavigationStackNode {
      node.update(new.root, nil)
    }
  }

  package override func refresh() {
    guard wantsSplit != isSplit else { return }
    isSplit.toggle()
    setChild(make())
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    if wantsSplit != isSplit { invalidate() }
  }
}
