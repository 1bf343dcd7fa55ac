import CoreGraphics

extension UITraitCollection {
  /// How many times as large as usual the signs in rows are, such as chevrons and checkmarks.
  ///
  /// They grow with the letters beside them, which is known; that they do so exactly is unsure.
  @MainActor
  package var signGrowth: CGFloat {
    let category = preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return 1 }
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: self).pointSize
    return size / UIFont.preferredFont(forTextStyle: .body, compatibleWith: usual).pointSize
  }
}
