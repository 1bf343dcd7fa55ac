/// How much the badge of a row stands out.
public struct BadgeProminence: Hashable, Sendable {
  private enum Kind { case decreased, standard, increased }

  private let kind: Kind

  /// For numbers that ask for nothing: in a weak shade.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// For numbers that somebody may want to look at: in the secondary shade.
  public static let standard = BadgeProminence(kind: .standard)
  /// For numbers that ask for something to be done: white on red.
  public static let increased = BadgeProminence(kind: .increased)

  var foreground: ControlForeground {
    switch kind {
    case .decreased: .placeholder
    case .standard: .secondary
    case .increased: .onTint
    }
  }

  var hasBackground: Bool { kind == .increased }
}

enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
  static let id = ObjectIdentifier(BadgeProminenceKey.self)
}

extension EnvironmentValues {
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Says how much the badges of the rows inside stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(EnvironmentSettingModifier("badgeProminence", \.badgeProminence, prominence))
  }
}
