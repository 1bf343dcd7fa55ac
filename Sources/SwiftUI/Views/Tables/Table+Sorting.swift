// Tables whose rows are written one by one, and which are sorted by their columns.

extension Table {
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sort: TableSorting(sortOrder))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), ListSelection(selection), sort: TableSorting(sortOrder))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), ListSelection(selection), sort: TableSorting(sortOrder))
  }

  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), ListSelection(selection), sort: TableSorting(sortOrder))
  }
}
