/// How users can rearrange an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Users can move and remove the item.
  public static let `default` = Self(name: "default")
  /// Users can move the item.
  public static let reorderable = Self(name: "reorderable")
  /// Users can neither move nor remove the item.
  public static let disabled = Self(name: "disabled")
}

/// What else there is to rearranging an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item can be added even where its view is not in the bar.
  public static let alwaysAvailable = Self(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Says how users can rearrange the items.
  ///
  /// Differs from Apple's: users cannot customise bars.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Says whether the items are in the bar before users have rearranged it.
  ///
  /// Differs from Apple's: users cannot customise bars, and the items are shown in any case.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}
