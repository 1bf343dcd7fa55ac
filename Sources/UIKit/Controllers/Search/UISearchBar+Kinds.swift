extension UISearchBar {
  /// Differs from Apple's: all look the same; only an image or a tint is drawn behind the field.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }
}
