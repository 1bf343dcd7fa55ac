extension UITableView {
  /// Where a row comes to stand that is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }
}
