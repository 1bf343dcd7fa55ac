import Foundation

/// What the buttons of a toolbar show.
public struct ToolbarLabelStyle: Equatable, Sendable {
  private enum Kind { case automatic, titleAndIcon, titleOnly, iconOnly }

  private let kind: Kind

  public static let automatic = ToolbarLabelStyle(kind: .automatic)
  public static let titleAndIcon = ToolbarLabelStyle(kind: .titleAndIcon)
  public static let titleOnly = ToolbarLabelStyle(kind: .titleOnly)
  public static let iconOnly = ToolbarLabelStyle(kind: .iconOnly)
}

private enum TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The object that was put into the environment under its type; nil where none was.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { setObject(newValue, for: objectType) }
  }

  /// Nil, as the user cannot choose what toolbars of a phone show.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }

  /// Whether controls are outlined: never on the simulated device.
  ///
  /// Differs from Apple's: always false; the simulated device has no such setting.
  public var accessibilityShowBorders: Bool { false }

  /// On which of two lines the insertion points stand that the fields inside report.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Says on which of two lines an insertion point stands that could be on either.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    modifier(
      EnvironmentSettingModifier("textSelectionAffinity", \.textSelectionAffinity, affinity))
  }
}
