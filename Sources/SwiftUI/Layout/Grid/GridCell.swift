import Foundation

/// How many columns a cell takes.
enum GridCellColumns: LayoutValueKey { static let defaultValue = 1 }
/// Where a cell's content stands in the cell, if not where its row and column say.
enum GridCellAnchor: LayoutValueKey { static let defaultValue: UnitPoint? = nil }
/// The axes along which a cell has no say in its column's or row's length.
enum GridCellUnsizedAxes: LayoutValueKey { static let defaultValue: Axis.Set = [] }
/// The guide on which the views of a cell's column are lined up.
enum GridColumnAlignment: LayoutValueKey { static let defaultValue: HorizontalAlignment? = nil }

/// A view in a grid and the columns that it takes.
@MainActor
struct GridCell {
  let element: LayoutNode
  let index: Int
  let columns: Range<Int>
  let anchor: UnitPoint?
  let unsizedAxes: Axis.Set
  let columnAlignment: HorizontalAlignment?

  init(_ element: LayoutNode, index: Int, columns: Range<Int>) {
    self.element = element
    self.index = index
    self.columns = columns
    anchor = element.value(of: GridCellAnchor.self)
    unsizedAxes = element.value(of: GridCellUnsizedAxes.self)
    columnAlignment = element.value(of: GridColumnAlignment.self)
  }
}

/// The cells of a row and the guide on which they are lined up.
@MainActor
struct GridLine {
  var cells: [GridCell] = []
  var alignment: VerticalAlignment?

  /// A cell takes no more columns.
  private static let mostColumns = 1_000

  /// The rows of a grid's views: a `GridRow` is one, and so is each view outside of any.
  static func lines(of elements: ContiguousArray<LayoutNode>) -> [GridLine] {
    var lines: [GridLine] = []
    var rows: [GridRowNode?] = []
    for (index, element) in elements.enumerated() {
      let row = element.enclosingGridRow
      if row == nil || rows.isEmpty || rows[rows.count - 1] !== row {
        lines.append(GridLine(alignment: row?.alignment))
        rows.append(row)
      }
      let start = lines[lines.count - 1].cells.last?.columns.upperBound ?? 0
      let span = min(max(1, element.value(of: GridCellColumns.self)), mostColumns)
      lines[lines.count - 1].cells.append(
        GridCell(element, index: index, columns: start..<(start + span)))
    }
    let count = lines.lazy.compactMap { $0.cells.last?.columns.upperBound }.max() ?? 0
    for (line, row) in rows.enumerated() where row == nil {
      let cell = lines[line].cells[0]
      lines[line].cells[0] = GridCell(cell.element, index: cell.index, columns: 0..<max(1, count))
    }
    return lines
  }
}

extension LayoutNode {
  /// A value given by `layoutValue`, or the key's default.
  final func value<K: LayoutValueKey>(of key: K.Type) -> K.Value {
    guard let known = layoutValue(ObjectIdentifier(key)) else { return K.defaultValue }
    return known as? K.Value ?? K.defaultValue
  }

  /// The grid row in which the view was declared, inside of the nearest container.
  fileprivate var enclosingGridRow: GridRowNode? {
    var inner = self
    while let wrapper = inner as? WrapperNode, let element = wrapper.element { inner = element }
    var node = inner.parent
    while let current = node {
      if let row = current as? GridRowNode { return row }
      if current is LayoutNode, !(current is WrapperNode) { return nil }
      node = current.parent
    }
    return nil
  }
}
