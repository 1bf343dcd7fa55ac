import Foundation

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  var _rows: _TableRows<TableRowValue> { get }
}

/// The values of rows, in order.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  package var values: [Value]

  package init(_ values: [Value]) { self.values = values }

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
    _TableRows(data.flatMap { content($0)._rows.values })
  }
}

extension ForEach where Content: TableRowContent {
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
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
    _TableRows(accumulated._rows.values + next._rows.values)
  }

  public static func buildIf<C: TableRowContent>(
    _ content: C?
  ) -> _TableRows<Value> where C.TableRowValue == Value {
    content?._rows ?? _TableRows([])
  }

  public static func buildEither<C: TableRowContent>(
    first: C
  ) -> _TableRows<Value> where C.TableRowValue == Value { first._rows }

  public static func buildEither<C: TableRowContent>(
    second: C
  ) -> _TableRows<Value> where C.TableRowValue == Value { second._rows }
}
