extension UITableView {
  /// When a cell whose content changes gets another height.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    /// Differs from Apple's: the same as `enabled`.
    case enabledIncludingConstraints = 2
  }
}
