import Foundation

extension Text {
  // MARK: What is read

  /// Has assistive technologies read another text in the place of this one, alone or as a part of a
  /// longer text.
  public func accessibilityLabel(_ label: Text) -> Text { modified(.accessibilityLabel(label)) }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// What is read instead of the text; nil if the text itself is.
  package var spokenLabel: Text? {
    for case .accessibilityLabel(let label) in modifiers.reversed() { return label }
    return nil
  }

  /// The characters that assistive technologies read.
  func spokenString(in values: EnvironmentValues) -> String {
    if let spokenLabel { return spokenLabel.resolvedString(in: values) }
    guard case .concatenated(let parts) = storage else { return resolvedString(in: values) }
    return parts.map { $0.spokenString(in: values) }.joined()
  }
}
