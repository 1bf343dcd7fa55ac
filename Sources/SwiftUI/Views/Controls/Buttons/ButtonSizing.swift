/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }

  private let kind: Kind

  /// That of the place: as wide as the label.
  public static var automatic: ButtonSizing { ButtonSizing(kind: .automatic) }
  /// As wide as the label.
  public static var fitted: ButtonSizing { ButtonSizing(kind: .fitted) }
  /// As wide as there is room.
  public static var flexible: ButtonSizing { ButtonSizing(kind: .flexible) }
}

enum ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
  static let id = ObjectIdentifier(ButtonSizingKey.self)
}

extension EnvironmentValues {
  /// How wide buttons are.
  public internal(set) var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Says how wide the buttons inside are; styles of the app's own may follow it too.
  ///
  /// Differs from Apple's: only bordered buttons, and toggles that look like buttons, follow it.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(EnvironmentSettingModifier("buttonSizing", \.buttonSizing, sizing))
  }
}
