import Foundation

/// A control that edits a text which is not shown.
public nonisolated struct SecureField<Label: View>: PrimitiveView {
  package let text: Binding<String>
  package let prompt: Text?
  package let label: Label
  package let onCommit: () -> Void

  init(
    text: Binding<String>, prompt: Text? = nil, label: Label,
    onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  @MainActor
  private func configuration(_ provider: ContentProvider) -> TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      source: TextFieldSource(text), prompt: prompt,
      label: _TextFieldStyleLabel(provider: provider), onCommit: onCommit)
    field.isSecure = true
    return field
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<TextFieldStyleKey> {
    let provider = TypedContentProvider(label)
    return StyledNode<TextFieldStyleKey>(
      "SecureField", configuration(provider), providers: [provider], context)
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
    return .view("SecureField", supplementary: supplementary)
  }
}

// MARK: - Titles

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), onCommit: onCommit)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title), onCommit: onCommit)
  }
}
