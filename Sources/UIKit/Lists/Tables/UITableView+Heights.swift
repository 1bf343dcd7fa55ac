import CoreGraphics

extension UITableView {
  /// Takes a height that can be used, and measures the rows anew.
  func setHeight(
    _ part: WritableKeyPath<TableHeights, CGFloat>, _ height: CGFloat, as name: String
  ) {
    guard GeometryPass.accepts([height], as: name, of: self) else { return }
    heights[keyPath: part] = height
    rows.heightsDidChange()
  }

  /// Takes an estimate that can be used; nothing moves by it.
  func setEstimate(
    _ part: WritableKeyPath<TableHeights, CGFloat>, _ height: CGFloat, as name: String
  ) {
    guard GeometryPass.accepts([height], as: name, of: self) else { return }
    heights[keyPath: part] = height
  }
}
