import Foundation

/// A control that edits a text.
public nonisolated struct TextField<Label: View>: PrimitiveView {
  package let source: TextFieldSource
  package let prompt: Text?
  package let axis: Axis
  package let label: Label
  package let onEditingChanged: (Bool) -> Void
  package let onCommit: () -> Void
  /// Whether bullets stand for the characters.
  var isSecure = false

  init(
    source: TextFieldSource, prompt: Text? = nil, axis: Axis = .horizontal, label: Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: TextFieldSource(text), prompt: prompt, label: label())
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(source: TextFieldSource(text), prompt: prompt, axis: axis, label: label())
  }

  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: TextFieldSource(text).selecting(selection), prompt: prompt,
      axis: axis ?? .horizontal, label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      source: TextFieldSource(value, format: format), prompt: prompt, label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      source: TextFieldSource(optional: value, format: format), prompt: prompt, label: label())
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: TextFieldSource(value, formatter: formatter), prompt: prompt, label: label())
  }

  @MainActor
  private func configuration(_ provider: ContentProvider) -> TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      source: source, prompt: prompt, axis: axis, label: _TextFieldStyleLabel(provider: provider),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<TextFieldStyleKey> {
    let provider = TypedContentProvider(label)
    return StyledNode<TextFieldStyleKey>(
      "TextField", configuration(provider), providers: [provider], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<TextFieldStyleKey>) {
    let provider = node.provider(0, of: Label.self)
    provider.replace(with: label)
    node.update(configuration(provider))
  }

  @MainActor
  public var _structure: _ViewStructure {
    var supplementary = [SupplementaryView("labelView", label)]
    if let prompt { supplementary.append(SupplementaryView("prompt", prompt)) }
    return .view("TextField", supplementary: supplementary)
  }
}

/// Stands for the label of a text field inside of a style.
public nonisolated struct _TextFieldStyleLabel: StylePlaceholder {
  public typealias Body = Never
  package let provider: ContentProvider?
  @MainActor public var _structure: _ViewStructure { .view("StyleConfiguration.Label") }
}
