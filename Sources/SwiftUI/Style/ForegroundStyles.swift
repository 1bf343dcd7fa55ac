import Foundation

/// The foreground styles that an app set at a place, by level, and those set around it.
package struct ForegroundStyles: Equatable, Sendable {
  /// One style, or one each for primary, secondary and tertiary.
  package let styles: [AnyShapeStyle]
  private let around: Around?

  private final class Around: Sendable {
    let value: ForegroundStyles
    init(_ value: ForegroundStyles) { self.value = value }
  }

  package init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) {
    self.styles = styles
    around = outer.map(Around.init)
  }

  /// What the styles were before these were set.
  package var outer: ForegroundStyles? { around?.value }

  package static func == (lhs: ForegroundStyles, rhs: ForegroundStyles) -> Bool {
    lhs.styles == rhs.styles && lhs.outer == rhs.outer
  }
}

private enum ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: ForegroundStyles? = nil
}
private enum TintStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum AccentColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}

/// How much contrast the user has asked for.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

extension EnvironmentValues {
  /// What the app set with `foregroundStyle` or `foregroundColor`; nil for the usual colour.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// What the app set with `tint`; nil for the accent colour.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What the app set with `accentColor`.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  package var colorResolution: ColorResolution { ColorResolution(self) }
}
