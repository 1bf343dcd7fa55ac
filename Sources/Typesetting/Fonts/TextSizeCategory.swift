/// The user's preferred text size, from the smallest to the largest.
package enum TextSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  package var isAccessibilityCategory: Bool { self >= .accessibility1 }

  package static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}
