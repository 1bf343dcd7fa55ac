import UIKit

// What the software keyboard learns from the field that has the focus.
extension _UIHostingView {
  public var keyboardType: UIKeyboardType {
    get { focusedValues?.keyboardType ?? .default }
    set {}
  }

  public var returnKeyType: UIReturnKeyType {
    get { focusedValues?.submitLabel.returnKeyType ?? .default }
    set {}
  }

  public var autocapitalizationType: UITextAutocapitalizationType {
    get { focusedValues?.textInputAutocapitalization?.type ?? .sentences }
    set {}
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { focusedValues?.disablesAutocorrection.map { $0 ? .no : .yes } ?? .default }
    set {}
  }

  /// What is not corrected is not underlined either.
  public var spellCheckingType: UITextSpellCheckingType {
    get { focusedValues?.disablesAutocorrection.map { $0 ? .no : .yes } ?? .default }
    set {}
  }

  public var textContentType: UITextContentType? {
    get { focusedValues?.textContentType }
    set {}
  }

  public var isSecureTextEntry: Bool {
    get { graph.focus.focused?.isSecure ?? false }
    set {}
  }

  private var focusedValues: EnvironmentValues? { graph.focus.focused?.environment.values }

  package var textBeforeInsertion: String { graph.focus.focused?.string ?? "" }
}
