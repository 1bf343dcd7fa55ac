import SwiftUI

extension ViewType {
  /// What stands for the parts of a control in the body of its style.
  public enum StyleConfiguration {}
}

extension ViewType.StyleConfiguration {
  /// Stands for `Label`.
  public struct Label: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Label"
    public static var namespacedPrefixes: [String] {
      [
        "ButtonStyle", "PrimitiveButtonStyle", "GroupBoxStyle", "MenuStyle", "ProgressViewStyle",
        "ToggleStyle",
      ].map { "SwiftUI.\($0)Configuration.Label" }
    }
  }

  /// Stands for `Content`.
  public struct Content: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Content"
    public static var namespacedPrefixes: [String] {
      ["SwiftUI.GroupBoxStyleConfiguration.Content", "SwiftUI.MenuStyleConfiguration.Content"]
    }

    @MainActor
    public static func _accepts(_ content: ViewInspector.Content) -> Bool {
      content.node.description?.name == typePrefix
    }
  }

  /// Stands for `Title`.
  public struct Title: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Title"
    public static var namespacedPrefixes: [String] { ["SwiftUI.LabelStyleConfiguration.Title"] }
  }

  /// Stands for `Icon`.
  public struct Icon: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Icon"
    public static var namespacedPrefixes: [String] { ["SwiftUI.LabelStyleConfiguration.Icon"] }
  }

  /// Stands for `CurrentValueLabel`.
  public struct CurrentValueLabel: BaseViewType {
    public static let typePrefix = "StyleConfiguration.CurrentValueLabel"
    public static var namespacedPrefixes: [String] {
      ["SwiftUI.ProgressViewStyleConfiguration.CurrentValueLabel"]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `StyleConfiguration.Label`.
  public func styleConfigurationLabel() throws
    -> InspectableView<ViewType.StyleConfiguration.Label>
  { try child(ViewType.StyleConfiguration.Label.self) }

  /// The content, if it is a `StyleConfiguration.Content`.
  public func styleConfigurationContent() throws
    -> InspectableView<ViewType.StyleConfiguration.Content>
  { try child(ViewType.StyleConfiguration.Content.self) }

  /// The content, if it is a `StyleConfiguration.Title`.
  public func styleConfigurationTitle() throws
    -> InspectableView<ViewType.StyleConfiguration.Title>
  { try child(ViewType.StyleConfiguration.Title.self) }

  /// The content, if it is a `StyleConfiguration.Icon`.
  public func styleConfigurationIcon() throws
    -> InspectableView<ViewType.StyleConfiguration.Icon>
  { try child(ViewType.StyleConfiguration.Icon.self) }

  /// The content, if it is a `StyleConfiguration.CurrentValueLabel`.
  public func styleConfigurationCurrentValueLabel() throws
    -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel>
  { try child(ViewType.StyleConfiguration.CurrentValueLabel.self) }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is the label of a style's configuration.
  public func styleConfigurationLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Label> {
    try child(ViewType.StyleConfiguration.Label.self, at: index)
  }

  /// The child at a place, counted from 0, if it is the content of a style's configuration.
  public func styleConfigurationContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Content> {
    try child(ViewType.StyleConfiguration.Content.self, at: index)
  }

  /// The child at a place, counted from 0, if it is the title of a style's configuration.
  public func styleConfigurationTitle(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Title> {
    try child(ViewType.StyleConfiguration.Title.self, at: index)
  }

  /// The child at a place, counted from 0, if it is the icon of a style's configuration.
  public func styleConfigurationIcon(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try child(ViewType.StyleConfiguration.Icon.self, at: index)
  }

  /// The child at a place, counted from 0, if it is the label of the value in a style's configuration.
  public func styleConfigurationCurrentValueLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel> {
    try child(ViewType.StyleConfiguration.CurrentValueLabel.self, at: index)
  }
}
