import Foundation

/// The shortcuts that an app brings.
///
/// Nobody offers them here: there is no Siri and no Shortcuts.
public protocol AppShortcutsProvider {
  /// Ten at most on iOS.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .grayBlue }

  /// Says that the values have changed which phrases can name.
  ///
  /// Differs from Apple's: nobody speaks phrases here, so that nothing comes of it.
  public static func updateAppShortcutParameters() {}
}

/// The colour behind the app's shortcuts.
///
/// Differs from Apple's: makes no difference; nothing shows shortcuts here.
public enum ShortcutTileColor: Hashable, Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap(\.self)
  }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildArray(_ components: [[AppShortcut]]) -> [AppShortcut] {
    components.flatMap(\.self)
  }
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

/// The intents of a package, which its app takes over.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
