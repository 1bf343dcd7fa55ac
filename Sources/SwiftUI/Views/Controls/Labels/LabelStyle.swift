import Foundation

/// The looks of labels.
@preconcurrency @MainActor
public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = LabelStyleConfiguration
}

/// What a label style is told about a label.
public struct LabelStyleConfiguration {
  /// Stands for the label's title.
  public nonisolated struct Title: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Title") }
  }

  /// Stands for the label's icon.
  public nonisolated struct Icon: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Icon") }
  }

  public let title: Title
  public let icon: Icon

  package init(title: Title = Title(provider: nil), icon: Icon = Icon(provider: nil)) {
    self.title = title
    self.icon = icon
  }
}

package enum LabelStyleKey: StyleKey {
  package typealias Configuration = LabelStyleConfiguration
  @MainActor package static var standard: StyleBox<LabelStyleConfiguration> {
    TypedStyleBox(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The label style of the place that a label is in.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelBody(configuration: configuration, alwaysShowsTitle: false)
  }
}

/// A label with its icon in front of its title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelBody(configuration: configuration, alwaysShowsTitle: true)
  }
}

/// A label that shows its title only.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// A label that shows its icon only; assistive technologies read the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SpokenAs(title: configuration.title, content: configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the looks of labels.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<LabelStyleKey, S>(style: style, name: "labelStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}
