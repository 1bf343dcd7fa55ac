import CoreTransferable
import Foundation

/// Rows of which something was said.
public struct _ChangedTableRows<Base: TableRowContent>: TableRowContent {
  public typealias TableRowValue = Base.TableRowValue
  let base: Base
  let change: @MainActor (AnyView) -> AnyView

  public var _rows: _TableRows<Base.TableRowValue> { base._rows.changing(change) }
}

extension TableRowContent {
  private func changing(
    _ change: @escaping @MainActor (AnyView) -> AnyView
  ) -> _ChangedTableRows<Self> { _ChangedTableRows(base: self, change: change) }

  /// Adds a menu that opens when the row is held.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return changing { AnyView($0.contextMenu { items }) }
  }

  /// Adds a menu that opens when the row is held, beside a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    let shown = preview()
    return changing {
      AnyView(
        $0.contextMenu {
          items
        } preview: {
          shown
        })
    }
  }

  /// Lets a value be dragged out of the row.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let payload = payload
    return changing { AnyView($0.draggable(payload())) }
  }

  /// Lets items of a provider be dragged out of the row.
  public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changing { row in
      guard let action else { return row }
      return AnyView(row.onDrag { action() ?? NSItemProvider() })
    }
  }

  /// Takes values that are dropped on the row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changing { row in
      AnyView(
        row.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }

  /// Calls `action` when a pointer enters the row or leaves it.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    nonisolated(unsafe) let action = action
    return changing { AnyView($0.onHover(perform: action)) }
  }

  /// Keeps the row from being selected.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    changing { AnyView($0.selectionDisabled(isDisabled)) }
  }
}

/// A row of a table that discloses others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue

  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?

  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value> {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content()
  }

  public var _rows: _TableRows<TableRowValue> {
    _TableRows(
      label._rows.entries.map { entry in
        var entry = entry
        entry.children = content._rows.entries
        entry.isExpanded = isExpanded
        return entry
      })
  }
}

/// Rows of elements that have elements below them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public var _rows: _TableRows<Data.Element> { _TableRows(entries(of: data)) }

  private func entries(of data: Data) -> [_TableRows<Data.Element>.Entry] {
    data.map { element in
      _TableRows<Data.Element>.Entry(
        value: element, children: element[keyPath: children].map(entries))
    }
  }
}

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableRowValue == Data.Element
  {
    self.init(TableOutlineGroupContent(data: data, children: children), columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      ListSelection(selection))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element == Value,
    Columns.TableRowValue == Data.Element
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      ListSelection(selection))
  }
}
