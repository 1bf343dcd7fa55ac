extension View {
  /// Lets a cell of a grid take several columns.
  ///
  /// `count`: Anything below 1 counts as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(_LayoutValueModifier<GridCellColumns>(count, name: "gridCellColumns"))
  }

  /// Puts a point of the view onto the same point of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_LayoutValueModifier<GridCellAnchor>(anchor, name: "gridCellAnchor"))
  }

  /// Takes what the grid's other cells give on the axes, without asking for more.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_LayoutValueModifier<GridCellUnsizedAxes>(axes, name: "gridCellUnsizedAxes"))
  }

  /// Lines up the views of the cell's column; the first cell of a column that asks decides.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_LayoutValueModifier<GridColumnAlignment>(guide, name: "gridColumnAlignment"))
  }
}
