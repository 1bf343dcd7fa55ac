/// Rows of data in a column, of which one or more can be selected.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  package let content: Content
  package let selection: ListSelection?

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { ListSelection($0) }, content())
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ListNode {
    let node = ListNode(context)
    node.setSelection(selection)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: ListNode) {
    node.setSelection(selection)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("List", content: content, isContainer: true) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  // A binding is a collection too; it has its own initialisers.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }
}
