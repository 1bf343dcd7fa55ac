import Foundation

extension TableColumn where Sort == Never, Label == Text {
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  @_disfavoredOverload
  public init<V: Comparable & Sendable>(
    _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String> & Sendable)
  {
    self.init(label: Text(titleResource), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}
