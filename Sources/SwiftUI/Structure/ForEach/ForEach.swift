import Foundation

/// A view for each element of a collection, with the elements' own identity.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// Whether each element is its own identity.
  package var elementsAreIdentities = false
  /// Whether the identity is the place in a range, which a later change cannot move.
  package var isConstantRange = false
  package var onDelete: ((IndexSet) -> Void)?
  package var onMove: ((IndexSet, Int) -> Void)?
  package var onInsert: (any InsertHandler)?

  package init(
    data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  // A binding is a collection too; it has its own initialisers, which read it at once.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    guard let identity = (\Data.Element.self as? KeyPath<Data.Element, ID>), identity == id,
      Data.Element.self == ID.self
    else {
      self.init(data: data, id: { $0[keyPath: id] }, content: content)
      return
    }
    self.init(data: data, id: { unsafeBitCast($0, to: ID.self) }, content: content)
    elementsAreIdentities = true
  }

  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
    isConstantRange = true
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, _ context: _NodeContext
  ) -> _Node {
    if let deferred = view.data as? any DeferredElements { return deferred.makeNode(context) }
    let node = ForEachNode(view, context)
    node.build()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: ForEach<Data, ID, Content>) {
    if let deferred = view.data as? any DeferredElements { return deferred.updateNode(node) }
    trusted(node, as: ForEachNode<Data, ID, Content>.self).update(view)
  }

  @MainActor
  public var _structure: _ViewStructure {
    if let deferred = data as? any DeferredElements { return deferred.structure }
    return _ViewStructure(
      .view(
        ViewDescription(
          name: "ForEach",
          items: ViewList(count: data.count) { index in
            content(data[data.index(data.startIndex, offsetBy: index)])
          }, isContainer: true)))
  }
}
