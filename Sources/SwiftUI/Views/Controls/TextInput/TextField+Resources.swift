import Foundation

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>
  ) {
    self.init(source: TextFieldSource(text), label: Text(titleResource))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(source: TextFieldSource(text), prompt: prompt, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(source: TextFieldSource(text), axis: axis, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      source: TextFieldSource(value, format: format), prompt: prompt, label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      source: TextFieldSource(optional: value, format: format), prompt: prompt,
      label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter
  ) {
    self.init(source: TextFieldSource(value, formatter: formatter), label: Text(titleResource))
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      source: TextFieldSource(value, formatter: formatter), prompt: prompt,
      label: Text(titleResource))
  }
}
