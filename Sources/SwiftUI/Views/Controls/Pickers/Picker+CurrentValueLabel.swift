import Foundation

extension Picker {
  private func showing<V: View>(_ currentValueLabel: V) -> Picker {
    var picker = self
    picker.currentValueLabel = AnyView(currentValueLabel)
    return picker
  }

  /// A picker that shows `currentValueLabel` in the place of the chosen option, where its style shows only that.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(selections: [selection], label: label(), content: content())
      .showing(currentValueLabel())
  }

  /// A picker that shows `currentValueLabel` in the place of the chosen option, where its style shows only that.
  public init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self = Picker(
      selections: sources.map { $0[keyPath: selection] }, label: label(), content: content()
    ).showing(currentValueLabel())
  }
}

extension Picker where Label == Text {
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  public init<V: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}

extension PickerNode {
  /// What is shown where only the chosen option is.
  var shownValue: LayoutNode? { currentValueLabel ?? selectedOption }

  /// Takes the view that is shown in the place of the chosen option; nil for none.
  func setCurrentValueLabel(_ view: AnyView?) {
    guard let view else { return }
    if let content = currentValueLabel?.content {
      AnyView._updateNode(content, to: view)
      return
    }
    let node = LabelContainerNode(childContext.with(optionScope))
    node.layoutParent = self
    node.setContent(AnyView._makeNode(view, node.childContext))
    currentValueLabel = node
  }
}
