/// The way in which containers were given their subviews before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A container and what it is given.
  public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

public nonisolated protocol _VariadicView_Root {}

/// A container that makes one view of its subviews.
@preconcurrency @MainActor
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

/// A container that is one view where it stands.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container that may be several views where it stands.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    Group(subviews: content) { [root] subviews in
      VariadicBody(root: root, children: _VariadicView_Children(subviews))
    }
  }
}

/// What a container makes of its subviews.
private nonisolated struct VariadicBody<Root: _VariadicView_ViewRoot>: View {
  let root: Root
  let children: _VariadicView_Children

  @MainActor var body: some View { root.body(children: children) }
}

/// What a container is given, in order; as a view it shows all of it.
public nonisolated struct _VariadicView_Children: RandomAccessCollection, View {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  @MainActor public var body: some View { subviews }

  /// One of the views that a container is given.
  public nonisolated struct Element: View, Identifiable {
    let subview: Subview

    public var id: AnyHashable { subview.explicitID ?? AnyHashable(subview.id) }

    /// The identity that a `ForEach` or `id(_:)` has given the view, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type) -> ID? { subview.explicitID?.base as? ID }

    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      subview.containerValues.trait(key)
    }

    @MainActor public var body: some View { subview }
  }
}

/// A key of a value that a view tells the container it stands in.
public nonisolated protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the container in which the view stands a value.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ContainerValueModifier(containerValues: ContainerValues(trait: key, value)))
  }
}
