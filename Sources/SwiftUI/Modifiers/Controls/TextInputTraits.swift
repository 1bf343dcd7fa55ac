import UIKit

/// The words on the return key.
public struct SubmitLabel: Hashable, Sendable {
  package let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension SubmitLabel {
  /// The same word on UIKit's keyboard.
  package var returnKeyType: UIReturnKeyType {
    switch name {
    case "done": .done
    case "go": .go
    case "send": .send
    case "join": .join
    case "route": .route
    case "search": .search
    case "next": .next
    case "continue": .continue
    default: .default
    }
  }
}

/// When the keyboard writes capital letters by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let type: UITextAutocapitalizationType

  package init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  public static var never: TextInputAutocapitalization { .init(type: .none) }
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}

private enum KeyboardTypeKey: EnvironmentKey { static let defaultValue = UIKeyboardType.default }
private enum TextContentTypeKey: EnvironmentKey {
  static let defaultValue: UITextContentType? = nil
}
private enum AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue: Bool? = nil }
private enum AutocapitalizationKey: EnvironmentKey {
  static let defaultValue: TextInputAutocapitalization? = nil
}
private enum SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }

extension EnvironmentValues {
  package var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  package var textContentType: UITextContentType? {
    get { self[TextContentTypeKey.self] }
    set { self[TextContentTypeKey.self] = newValue }
  }

  package var disablesAutocorrection: Bool? {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether text input corrects nothing by itself.
  public var autocorrectionDisabled: Bool {
    get { disablesAutocorrection ?? false }
    set { disablesAutocorrection = newValue }
  }

  package var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }

  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the keyboard of text fields.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentSettingModifier("keyboardType", \.keyboardType, type))
  }

  /// Says what the text in text fields means.
  ///
  /// Differs from Apple's: the keyboard offers nothing to fill in; what was said is a trait of the
  /// first responder while a field has the focus.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(EnvironmentSettingModifier("textContentType", \.textContentType, textContentType))
  }

  /// Sets whether text fields correct what is typed.
  ///
  /// Differs from Apple's: the keyboard never corrects anything; what was asked for is a trait of the
  /// first responder while a field has the focus.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(
      EnvironmentSettingModifier("autocorrectionDisabled", \.disablesAutocorrection, disable))
  }

  /// Sets whether text fields correct what is typed.
  ///
  /// Differs from Apple's: the keyboard never corrects anything; what was asked for is a trait of the
  /// first responder while a field has the focus.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(
      EnvironmentSettingModifier("disableAutocorrection", \.disablesAutocorrection, disable))
  }

  /// Sets when the keyboard writes capital letters by itself.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "textInputAutocapitalization", \.textInputAutocapitalization, autocapitalization))
  }

  /// Sets when the keyboard writes capital letters by itself.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "autocapitalization", \.textInputAutocapitalization,
        TextInputAutocapitalization(type: style)))
  }

  /// Sets the words on the return key.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentSettingModifier("submitLabel", \.submitLabel, submitLabel))
  }
}
