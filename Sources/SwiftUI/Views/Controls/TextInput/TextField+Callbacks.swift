import Foundation

// The forms of text fields from before `onSubmit` and `focused`.

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextFieldSource(text), label: Text(titleKey), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextFieldSource(text), label: Text(title), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      source: TextFieldSource(text), label: Text(titleKey), onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      source: TextFieldSource(text), label: Text(title), onEditingChanged: onEditingChanged)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextFieldSource(text), label: Text(titleKey), onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextFieldSource(text), label: Text(title), onCommit: onCommit)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: TextFieldSource(value, formatter: formatter), label: Text(titleKey),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: TextFieldSource(value, formatter: formatter), label: Text(title),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextFieldSource(value, formatter: formatter), label: Text(titleKey),
      onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: TextFieldSource(value, formatter: formatter), label: Text(title), onCommit: onCommit)
  }
}
