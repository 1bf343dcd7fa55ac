import Foundation

/// A column of a table, or several.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator

  var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

/// Columns in order, with their types erased.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  package struct Column {
    package let label: AnyView
    package let content: (RowValue) -> AnyView
    /// Sorts by the column; nil where the table cannot.
    let comparator: Any?
    /// In points; nil to share the room.
    var width: CGFloat?
  }

  package var columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

  public var _columns: _TableColumns { self }
}

/// A column of a table.
///
/// Where there is little room across, a table shows the first one only.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public let _columns: _TableColumns<RowValue, Sort>

  init(
    label: Label, comparator: Any?, content: @escaping (RowValue) -> Content
  ) {
    _columns = _TableColumns([
      _TableColumns.Column(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator)
    ])
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  public nonisolated init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable & Sendable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable & Sendable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  public init<V: Comparable & Sendable>(
    _ text: Text, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumnContent {
  private func changing(
    _ change: (inout _TableColumns<TableRowValue, TableColumnSortComparator>.Column) -> Void
  ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = _columns
    for index in columns.columns.indices { change(&columns.columns[index]) }
    return columns
  }

  /// Sets the width of the column, in points.
  public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.width = width }
  }

  /// Sets the width of the column, in points: the ideal one, else the least.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.width = ideal ?? min ?? max }
  }
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  // A column sorts if the table can be sorted that way; so any column may stand in any table.
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumns(
      column._columns.columns.map {
        _TableColumns<RowValue, Sort>.Column(
          label: $0.label, content: $0.content, comparator: $0.comparator as? Sort,
          width: $0.width)
      })
  }

  public static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(columns.flatMap(\.columns))
  }

  public static func buildIf(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns([])
  }

  public static func buildEither(
    first: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { first }

  public static func buildEither(
    second: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { second }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  public var _columns: _TableColumns<Content.TableRowValue, Content.TableColumnSortComparator> {
    content._columns
  }
}

extension Group {
  public init<V, S>(@TableColumnBuilder<V, S> content: () -> Content)
  where Content == _TableColumns<V, S> {
    self = ._storing(content())
  }
}

// These two tell the compiler what rows and what order the closures inside are about.
extension TableColumnBuilder {
  public static func buildExpression(
    _ column: Group<_TableColumns<RowValue, Sort>>
  ) -> _TableColumns<RowValue, Sort> { column._columns }

  public static func buildExpression<D, ID, C>(
    _ column: TableColumnForEach<D, ID, RowValue, Sort, C>
  ) -> _TableColumns<RowValue, Sort> { column._columns }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort,
  Content: TableColumnContent
>: TableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  public let data: Data
  public let content: (Data.Element) -> Content

  /// Columns have no state, so that the identity of the elements says nothing.
  ///
  /// Differs from Apple's: `id` is not read.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  public var _columns: _TableColumns<RowValue, Sort> {
    _TableColumns(data.flatMap { content($0)._columns.columns })
  }
}
