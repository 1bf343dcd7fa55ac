import UIKit

/// The text size that the user of the device has chosen, under its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  init(_ size: DynamicTypeSize) {
    let place = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[place]
  }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }

  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize <= rhs.dynamicTypeSize
  }

  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize > rhs.dynamicTypeSize
  }

  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize >= rhs.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The text size, under its older name; the same setting as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension UIContentSizeCategory {
  public init(_ category: ContentSizeCategory?) {
    self = category.map { UIContentSizeCategory($0.dynamicTypeSize) } ?? .unspecified
  }

  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    guard let dynamicTypeSize else {
      self = .unspecified
      return
    }
    let place = DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 3
    self = UIContentSizeCategory.all[place]
  }
}
