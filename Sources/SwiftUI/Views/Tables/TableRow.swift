import Foundation

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _rows: _TableRows<TableRowValue> { get }
}

/// The values of rows, in order.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  /// A row, and the rows that it discloses.
  package struct Entry: Identifiable {
    let value: Value
    /// What was said about the row, the innermost first.
    var changes: [@MainActor (AnyView) -> AnyView] = []
    /// Nil for a row that discloses none.
    var children: [Entry]?
    var isExpanded: Binding<Bool>?

    package var id: Value.ID { value.id }
  }

  /// Rows that stand together, below a header if they are a section.
  package struct Part {
    let header: AnyView?
    var entries: [Entry]
    /// Nil for a section that always shows its rows.
    var isExpanded: Binding<Bool>?
  }

  package private(set) var parts: [Part]

  package var entries: [Entry] { parts.flatMap(\.entries) }
  package var values: [Value] { entries.map(\.value) }

  package init(_ values: [Value]) { self.init(values.map { Entry(value: $0) }) }

  init(_ entries: [Entry]) { parts = [Part(header: nil, entries: entries)] }

  /// A section.
  init(_ entries: [Entry], below header: AnyView?, isExpanded: Binding<Bool>? = nil) {
    parts = [
      Part(header: header ?? AnyView(EmptyView()), entries: entries, isExpanded: isExpanded)
    ]
  }

  /// The same rows, each drawn otherwise.
  func changing(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _TableRows {
    var copy = self
    for part in copy.parts.indices {
      for entry in copy.parts[part].entries.indices {
        copy.parts[part].entries[entry].changes.append(change)
      }
    }
    return copy
  }

  /// All of several in their order.
  init(joining all: [_TableRows]) {
    parts = []
    for part in all.flatMap(\.parts) {
      if part.header == nil, let last = parts.last, last.header == nil {
        parts[parts.count - 1].entries += part.entries
      } else {
        parts.append(part)
      }
    }
  }

  public var _rows: _TableRows { self }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  private let value: Value

  public init(_ value: Value) { self.value = value }

  public var _rows: _TableRows<Value> { _TableRows([value]) }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  private let data: Data

  init(data: Data) { self.data = data }

  public var _rows: _TableRows<Data.Element> { _TableRows(Array(data)) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: _TableRows<Content.TableRowValue> {
    _TableRows(joining: data.map { content($0)._rows })
  }
}

extension ForEach where Content: TableRowContent {
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Content.TableRowValue == V, Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }

  /// A row for each element.
  public init(_ data: Data)
  where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: { TableRow($0) })
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: _TableRows<Content.TableRowValue> { content._rows }
}

extension Group where Content: TableRowContent {
  public init<V>(@TableRowBuilder<V> content: () -> Content) where Content.TableRowValue == V {
    self = ._storing(content())
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: _TableRows<Content.TableRowValue> {
    _TableRows(
      content._rows.entries, below: Parent.self == EmptyView.self ? nil : AnyView(header),
      isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == V {
    self.init(header(), content(), EmptyView())
  }

  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V, Parent == Text {
    self.init(Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V, Parent == Text {
    self.init(Text(title), content(), EmptyView())
  }

  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V, Parent == EmptyView {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  public var _rows: _TableRows<Wrapped.TableRowValue> {
    self?._rows ?? _TableRows(joining: [])
  }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<C: TableRowContent>(
    _ content: C
  ) -> C where C.TableRowValue == Value { content }

  public static func buildPartialBlock<C: TableRowContent>(
    first: C
  ) -> C where C.TableRowValue == Value { first }

  public static func buildPartialBlock<A: TableRowContent, C: TableRowContent>(
    accumulated: A, next: C
  ) -> _TableRows<Value> where A.TableRowValue == Value, C.TableRowValue == Value {
    _TableRows(joining: [accumulated._rows, next._rows])
  }

  public static func buildIf<C: TableRowContent>(
    _ content: C?
  ) -> C? where C.TableRowValue == Value { content }

  public static func buildEither<C: TableRowContent>(
    first: C
  ) -> _TableRows<Value> where C.TableRowValue == Value { first._rows }

  public static func buildEither<C: TableRowContent>(
    second: C
  ) -> _TableRows<Value> where C.TableRowValue == Value { second._rows }
}
