import Typesetting

/// The text size that the user of the device has chosen.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The row of the text style table.
  package var category: TextSizeCategory {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return TextSizeCategory(rawValue: index) ?? .large
  }
}
