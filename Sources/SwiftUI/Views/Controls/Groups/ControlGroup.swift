import Foundation

/// Controls that belong together: side by side, or as one group of a menu.
public nonisolated struct ControlGroup<Content: View>: View {
  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { ControlGroupBody(content: content) }

  @MainActor public var _structure: _ViewStructure {
    .view("ControlGroup", content: content)
  }
}

/// A group of controls with a label, which menus show.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View { content }
}

extension ControlGroup {
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleResource))
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.content = LabeledControlGroupContent(
      content: content(), label: Label(titleKey, systemImage: systemImage))
  }
}

/// The controls of a group in a row, in one box.
nonisolated struct ControlGroupBody<Content: View>: View {
  let content: Content

  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.labelPlacement) private var placement
  @Environment(\.controlGroupLook) private var look
  @Environment(\.controlGroupStyle) private var style

  @MainActor var body: some View {
    if isInMenu {
      Section { content }
    } else if let style {
      StyledControlGroup(content: content, style: style)
    } else if placement == .bar || look == .navigation {
      HStack(spacing: 16) { content }
    } else {
      HStack(spacing: 1) {
        content.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 0))
      }
      .clipShape(RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// How groups of controls look.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ControlGroupStyleConfiguration

  nonisolated var _look: _ControlGroupLook { get }
}

extension ControlGroupStyle {
  public nonisolated var _look: _ControlGroupLook { .custom }
}

/// The built-in looks of groups of controls.
public enum _ControlGroupLook: Hashable, Sendable {
  case automatic
  case navigation
  /// As the app's own style shows them.
  case custom
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  public nonisolated var _look: _ControlGroupLook { .automatic }
}

public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  public nonisolated var _look: _ControlGroupLook { .navigation }
}

/// In menus: smaller items side by side.
///
/// Here they stand in rows.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  public nonisolated var _look: _ControlGroupLook { .automatic }
}

/// In menus: symbols side by side.
///
/// Differs from Apple's: here they stand in rows, as other items of menus.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  public nonisolated var _look: _ControlGroupLook { .automatic }
}

public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  public nonisolated var _look: _ControlGroupLook { .automatic }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static nonisolated var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static nonisolated var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static nonisolated var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static nonisolated var palette: PaletteControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static nonisolated var menu: MenuControlGroupStyle { .init() }
}

private enum ControlGroupLookKey: EnvironmentKey {
  static let defaultValue = _ControlGroupLook.automatic
}
private enum IsInMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var controlGroupLook: _ControlGroupLook {
    get { self[ControlGroupLookKey.self] }
    set { self[ControlGroupLookKey.self] = newValue }
  }

  /// Whether the view stands in an open menu.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

/// How what is selected in a palette of a menu is marked.
public struct PaletteSelectionEffect: Sendable, Equatable {
  private enum Kind: Equatable, Sendable { case automatic, symbolVariant(SymbolVariants), custom }

  private let kind: Kind

  public static var automatic: Self { Self(kind: .automatic) }
  /// By another variant of its symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self {
    Self(kind: .symbolVariant(variant))
  }
  /// As the app shows it.
  public static var custom: Self { Self(kind: .custom) }
}

extension View {
  /// Says how what is selected in a palette of a menu is marked.
  ///
  /// Differs from Apple's: palettes stand in rows, and what is selected has the mark of other items.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(NotedModifier("paletteSelectionEffect", effect))
  }

  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let look = style._look
    return modifier(
      _ContainerStyleModifier(name: "controlGroupStyle", style: style) {
        $0.controlGroupLook = look
        $0.controlGroupStyle = look == .custom ? style : nil
      })
  }
}
