import Foundation

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  /// One binding for most toggles; several for one that stands for a collection.
  package let bindings: [Binding<Bool>]
  package let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    bindings = [isOn]
    self.label = label()
  }

  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    bindings = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }

  /// The binding that stands for all: on when all are on.
  package var isOn: Binding<Bool> {
    if bindings.count == 1 { return bindings[0] }
    let bindings = bindings
    return Binding(
      location: FunctionalLocation(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value, transaction in
          for binding in bindings { binding.location.write(value, transaction: transaction) }
        }))
  }

  private var isMixed: Bool {
    guard bindings.count > 1 else { return false }
    let on = bindings.filter(\.wrappedValue).count
    return on > 0 && on < bindings.count
  }

  @MainActor
  private func configuration(_ provider: ContentProvider) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(provider: provider), isOn: isOn, isMixed: isMixed)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<ToggleStyleKey> {
    guard let subtitled = SubtitledLabel(of: label) else {
      return makeNode(context, TypedContentProvider(label))
    }
    return makeNode(context, TypedContentProvider(subtitled))
  }

  @MainActor
  private func makeNode<V: View>(
    _ context: _NodeContext, _ provider: TypedContentProvider<V>
  ) -> StyledNode<ToggleStyleKey> {
    StyledNode<ToggleStyleKey>("Toggle", configuration(provider), providers: [provider], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<ToggleStyleKey>) {
    if let subtitled = SubtitledLabel(of: label) {
      update(node, to: subtitled)
    } else {
      update(node, to: label)
    }
  }

  @MainActor
  private func update<V: View>(_ node: StyledNode<ToggleStyleKey>, to label: V) {
    let provider = node.provider(0, of: V.self)
    provider.replace(with: label)
    node.update(configuration(provider))
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view("Toggle", supplementary: [SupplementaryView("labelView", label)])
  }
}

// MARK: - Titles

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

// MARK: - Styles

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
