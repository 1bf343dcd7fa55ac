import SwiftUI

extension ViewType {
  /// What stands for the parts of a control in the body of its style.
  public enum StyleConfiguration {}
}

extension ViewType.StyleConfiguration {
  public struct Label: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Label"
    public static var namespacedPrefixes: [String] {
      [
        "ButtonStyle", "PrimitiveButtonStyle", "GroupBoxStyle", "MenuStyle", "ProgressViewStyle",
        "ToggleStyle",
      ].map { "SwiftUI.\($0)Configuration.Label" }
    }
  }

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

  public struct Title: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Title"
    public static var namespacedPrefixes: [String] { ["SwiftUI.LabelStyleConfiguration.Title"] }
  }

  public struct Icon: BaseViewType {
    public static let typePrefix = "StyleConfiguration.Icon"
    public static var namespacedPrefixes: [String] { ["SwiftUI.LabelStyleConfiguration.Icon"] }
  }

  public struct CurrentValueLabel: BaseViewType {
    public static let typePrefix = "StyleConfiguration.CurrentValueLabel"
    public static var namespacedPrefixes: [String] {
      ["SwiftUI.ProgressViewStyleConfiguration.CurrentValueLabel"]
    }
  }
}

extension InspectableView where View: SingleViewContent {
  public func styleConfigurationLabel() throws
    -> InspectableView<ViewType.StyleConfiguration.Label>
  { try child(ViewType.StyleConfiguration.Label.self) }

  public func styleConfigurationContent() throws
    -> InspectableView<ViewType.StyleConfiguration.Content>
  { try child(ViewType.StyleConfiguration.Content.self) }

  public func styleConfigurationTitle() throws
    -> InspectableView<ViewType.StyleConfiguration.Title>
  { try child(ViewType.StyleConfiguration.Title.self) }

  public func styleConfigurationIcon() throws
    -> InspectableView<ViewType.StyleConfiguration.Icon>
  { try child(ViewType.StyleConfiguration.Icon.self) }

  public func styleConfigurationCurrentValueLabel() throws
    -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel>
  { try child(ViewType.StyleConfiguration.CurrentValueLabel.self) }
}

extension InspectableView where View: MultipleViewContent {
  public func styleConfigurationLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Label> {
    try child(ViewType.StyleConfiguration.Label.self, at: index)
  }

  public func styleConfigurationContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Content> {
    try child(ViewType.StyleConfiguration.Content.self, at: index)
  }

  public func styleConfigurationTitle(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Title> {
    try child(ViewType.StyleConfiguration.Title.self, at: index)
  }

  public func styleConfigurationIcon(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.Icon> {
    try child(ViewType.StyleConfiguration.Icon.self, at: index)
  }

  public func styleConfigurationCurrentValueLabel(
    _ index: Int
  ) throws -> InspectableView<ViewType.StyleConfiguration.CurrentValueLabel> {
    try child(ViewType.StyleConfiguration.CurrentValueLabel.self, at: index)
  }
}
