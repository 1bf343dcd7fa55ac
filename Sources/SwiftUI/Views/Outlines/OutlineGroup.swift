import Foundation

/// Rows of data that have rows of their own below them, shown on demand.
public nonisolated struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
  /// What the outline begins with.
  package enum Roots {
    case one(Data.Element)
    case several(Data)
  }

  package let roots: Roots
  package let id: KeyPath<Data.Element, ID>
  package let children: KeyPath<Data.Element, Data?>
  package let content: (Data.Element) -> Leaf

  init(
    roots: Roots, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    switch roots {
    case .one(let element): OutlineRow(element: element, group: self)
    case .several(let data):
      ForEach(data, id: id) { element in
        OutlineRow(element: element, group: self)
      }
    }
  }

  @MainActor public var _structure: _ViewStructure { .view("OutlineGroup") }
}

/// One element of an outline: a row, or a group of rows.
nonisolated struct OutlineRow<
  Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
  let element: Data.Element
  let group: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

  @MainActor var body: some View {
    if let children = element[keyPath: group.children] {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            OutlineGroup<Data, ID, Parent, Leaf, Subgroup>(
              roots: .several(children), id: group.id, children: group.children,
              content: group.content)))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}

/// The rows below a row of an outline.
public nonisolated struct OutlineSubgroupChildren: View {
  let view: AnyView

  @MainActor public var body: some View { view }
}

extension OutlineGroup
where Parent == Leaf, Parent: View, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: .one(root), id: \.id, children: children, content: content)
  }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), id: id, children: children, content: content)
  }

  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(roots: .several(data), id: \.id, children: children, content: content)
  }

  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .several(data), id: id, children: children, content: content)
  }
}
