import Foundation

/// The looks of menus.
@preconcurrency @MainActor
public protocol MenuStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  typealias Configuration = MenuStyleConfiguration
}

/// What a menu style is told about a menu.
public struct MenuStyleConfiguration {
  /// Stands for the menu's label.
  public nonisolated struct Label: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
  }

  /// Stands for the menu's rows.
  public nonisolated struct Content: StylePlaceholder {
    public typealias Body = Never
    package let provider: ContentProvider?
    @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Content") }
  }

  package let label: Label
  package let content: Content
  package let primaryAction: (() -> Void)?

  package init(
    label: Label = Label(provider: nil), content: Content = Content(provider: nil),
    primaryAction: (() -> Void)? = nil
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

package enum MenuStyleKey: StyleKey {
  package typealias Configuration = MenuStyleConfiguration
  @MainActor package static var standard: StyleBox<MenuStyleConfiguration> {
    TypedStyleBox(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
  }
}

/// The menu style of the place that a menu is in.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu behind a button in the button style of the place.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu behind a button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the looks of menus.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<MenuStyleKey, S>(style: style, name: "menuStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0.makeBody(configuration: $1) }
      })
  }
}
