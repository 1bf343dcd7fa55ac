import Foundation

/// What the user may do to the elements of a collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Rows for the elements of a collection that the user may edit: deleting and moving change the
  /// collection itself.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, id: id, content: content)
    if editActions.rawValue & 1 != 0 {
      onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if editActions.rawValue & 2 != 0 {
      onDelete = { offsets in
        guard let elements = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = elements.removing(offsets) as? C
        else { return }
        data.wrappedValue = rest
      }
    }
  }
}

extension RangeReplaceableCollection {
  /// The same elements in their order, without those at some offsets.
  fileprivate func removing(_ offsets: IndexSet) -> Self {
    Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
