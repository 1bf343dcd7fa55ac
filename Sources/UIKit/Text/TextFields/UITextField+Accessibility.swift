import Accessibility

extension UITextField {
  /// What the field says of itself where nobody has said otherwise.
  var fieldDescription: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(isSecureTextEntry ? .secureTextField : .textField)
    // An empty text field without a placeholder has an empty value, not none.
    defaults.value = storedText.isEmpty ? placeholder ?? "" : shownText
    defaults.placeholder = placeholder
    defaults.traits = UIAccessibilityTraits(
      rawValue: AccessibilityTraits.textEntry.rawValue
        | (isSecureTextEntry ? AccessibilityTraits.secureText.rawValue : 0)
        | (isEditing ? AccessibilityTraits.isEditing.rawValue : 0))
    defaults.listsChildren = true
    return defaults
  }
}
