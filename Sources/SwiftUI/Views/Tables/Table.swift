import Foundation
import Metrics

/// Rows with columns.
///
/// Where there is little room across, as on an iPhone, it is a list of the first column.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  package let rows: Rows
  package let columns: Columns
  let selection: ListSelection?
  /// Nil for a table that columns do not sort.
  let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection? = nil,
    sort sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  @MainActor public var body: some View {
    let columns = columns._columns.columns
    if sizeClass != .regular {
      list(rows { columns.first?.content($0) })
    } else {
      VStack(spacing: 0) {
        HeaderMargins {
          HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
              cell(columns[index].width) { header(columns[index]) }
            }
          }
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .padding(.vertical, TableMetrics.headerPadding)
        list(
          rows { value in
            HStack(spacing: 0) {
              ForEach(columns.indices, id: \.self) { index in
                cell(columns[index].width) { columns[index].content(value) }
              }
            }
          }
        )
        .listStyle(.plain)
      }
    }
  }

  /// The rows, in their sections where there are some.
  @MainActor @ViewBuilder
  private func rows<Row: View>(@ViewBuilder _ row: @escaping (Value) -> Row) -> some View {
    let parts = rows._rows.parts
    if parts.contains(where: { $0.header != nil }) {
      ForEach(parts.indices, id: \.self) { index in
        if let header = parts[index].header, let isExpanded = parts[index].isExpanded {
          Section(isExpanded: isExpanded) {
            rows(parts[index].entries, row)
          } header: {
            header
          }
        } else if let header = parts[index].header {
          Section {
            rows(parts[index].entries, row)
          } header: {
            header
          }
        } else {
          rows(parts[index].entries, row)
        }
      }
    } else {
      rows(rows._rows.entries, row)
    }
  }

  private nonisolated func rows<Row: View>(
    _ entries: [_TableRows<Value>.Entry], _ row: @escaping (Value) -> Row
  ) -> some View {
    ForEach(entries) { TableEntryRow(entry: $0, row: row) }
  }

  @MainActor
  private func list<C: View>(_ content: C) -> List<Value.ID, C> { List(selection, content) }

  @MainActor @ViewBuilder
  private func header(
    _ column: _TableColumns<Value, Columns.TableColumnSortComparator>.Column
  ) -> some View {
    if let sorting, let comparator = column.comparator {
      Button {
        sorting.sort(comparator)
      } label: {
        TableTitle(label: column.label, order: sorting.order(comparator))
      }
      // In the colour of the titles that sort nothing: unsure.
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }

  @MainActor @ViewBuilder
  private func cell<C: View>(
    _ width: CGFloat?, @ViewBuilder _ content: () -> C
  ) -> some View {
    if let width {
      content().frame(width: width, alignment: .leading)
    } else {
      content().frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @MainActor public var _structure: _ViewStructure {
    let columns = columns._columns.columns
    return .view(
      "Table",
      content: ForEach(rows._rows.values) { value in
        ForEach(columns.indices, id: \.self) { columns[$0].content(value) }
      })
  }
}

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), sort: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection),
      sort: TableSorting(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element,
    Data.Element == Sort.Compared
  {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection),
      sort: TableSorting(sortOrder))
  }

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection))
  }

  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection))
  }

  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), sort: TableSorting(sortOrder))
  }

  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), ListSelection(selection), sort: TableSorting(sortOrder))
  }
}

/// A row of a table, with those that it discloses below it.
private nonisolated struct TableEntryRow<Value: Identifiable, Row: View>: View {
  let entry: _TableRows<Value>.Entry
  let row: (Value) -> Row

  @MainActor var body: some View {
    if let children = entry.children {
      if let isExpanded = entry.isExpanded {
        DisclosureGroup(isExpanded: isExpanded) {
          rows(children)
        } label: {
          own
        }
      } else {
        DisclosureGroup {
          rows(children)
        } label: {
          own
        }
      }
    } else if entry.changes.isEmpty {
      row(entry.value)
    } else {
      own
    }
  }

  @MainActor private var own: AnyView {
    entry.changes.reduce(AnyView(row(entry.value))) { $1($0) }
  }

  @MainActor
  private func rows(_ children: [_TableRows<Value>.Entry]) -> some View {
    ForEach(children) { AnyView(TableEntryRow(entry: $0, row: row)) }
  }
}

/// Keeps the titles of columns as far from the sides as the cells below them are.
private nonisolated struct HeaderMargins: Layout {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width else { return proposal }
    return ProposedViewSize(
      width: max(0, width - 2 * ScreenMargins.side(forWidth: width)), height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let fitted = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(width: proposal.width ?? fitted.width, height: fitted.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let room = ProposedViewSize(width: bounds.width, height: proposal.height)
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(room))
  }
}

/// How a table looks.
public protocol TableStyle: Sendable {}

public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// On iOS both styles look the same.
  ///
  /// Differs from Apple's: all tables look the same; the style is kept for inspection only.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(NotedModifier("tableStyle", style))
  }
}
