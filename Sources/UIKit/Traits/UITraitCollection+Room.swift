extension UITraitCollection {
  /// Whether there is room in both directions, as on an iPad.
  var isRoomy: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }
}
