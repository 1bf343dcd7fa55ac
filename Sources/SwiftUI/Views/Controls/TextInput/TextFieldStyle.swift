import Foundation

/// The looks of text fields.
public protocol TextFieldStyle {
  associatedtype _Body: View

  @MainActor @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  typealias _Label = _TextFieldStyleLabel
}

package enum TextFieldStyleKey: StyleKey {
  package typealias Configuration = TextField<_TextFieldStyleLabel>
  @MainActor package static var standard: StyleBox<Configuration> {
    TypedStyleBox(PlainTextFieldStyle()) { $0._body(configuration: $1) }
  }
}

/// The text field style of the place that a field is in.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    TextInput(configuration, hasBorder: false)
  }
}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    TextInput(configuration, hasBorder: false)
  }
}

/// A text field in a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  @MainActor public func _body(configuration: TextField<_Label>) -> some View {
    TextInput(configuration, hasBorder: true)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the looks of text fields.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier<TextFieldStyleKey, S>(style: style, name: "textFieldStyle") { style, outer in
        TypedStyleBox(style, outer: outer) { $0._body(configuration: $1) }
      })
  }
}
