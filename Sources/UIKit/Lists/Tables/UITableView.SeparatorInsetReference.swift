extension UITableView {
  /// What the insets of lines between rows are counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}
