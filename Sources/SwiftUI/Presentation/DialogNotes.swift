import Foundation

/// How severe what a dialog asks is.
public struct DialogSeverity: Hashable, Sendable {
  private let rawValue: Int8

  public static let automatic = DialogSeverity(rawValue: 0)
  public static let standard = DialogSeverity(rawValue: 1)
  public static let critical = DialogSeverity(rawValue: 2)
}

/// What dialogs of the Mac show; on iOS nothing of it is seen, as here.
extension View {
  /// Differs from Apple's: no dialog shows it, as on a phone; it is kept for inspection alone.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    modifier(NotedModifier("dialogIcon", icon))
  }

  /// Differs from Apple's: no dialog shows it, as on a phone; it is kept for inspection alone.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    modifier(NotedModifier("dialogSeverity", severity))
  }

  /// Differs from Apple's: no dialog shows the toggle, as on a phone; it is kept for inspection alone.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(NotedModifier("dialogSuppressionToggle", isSuppressed))
  }

  /// Differs from Apple's: no dialog shows the toggle, as on a phone; it is kept for inspection alone.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    modifier(NotedModifier("dialogSuppressionToggle", (label, isSuppressed)))
  }

  /// Differs from Apple's: no dialog shows the toggle, as on a phone; it is kept for inspection alone.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  /// Differs from Apple's: no dialog shows the toggle, as on a phone; it is kept for inspection alone.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }
}
