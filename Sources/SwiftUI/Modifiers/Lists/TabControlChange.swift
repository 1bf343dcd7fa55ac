/// Something that an app says about the button of a tab.
package enum TabControlChange: Equatable {
  case disabled(Bool)
  case label(Text)
  case value(Text)
  case hint(Text)
  case identifier(String)

  var name: String {
    switch self {
    case .disabled: "disabled"
    case .label: "accessibilityLabel"
    case .value: "accessibilityValue"
    case .hint: "accessibilityHint"
    case .identifier: "accessibilityIdentifier"
    }
  }
}
