import Foundation

/// A control that picks one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView
{
  /// One binding for most pickers; several for one that stands for a collection.
  package let selections: [Binding<SelectionValue>]
  package let label: Label
  package let content: Content
  /// Shown in the place of the chosen option, where only that is shown.
  var currentValueLabel: AnyView?

  init(selections: [Binding<SelectionValue>], label: Label, content: Content) {
    self.selections = selections
    self.label = label
    self.content = content
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selections: [selection], label: label(), content: content())
  }

  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: label(), content: content())
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
  {
    self.init(selections: [selection], label: label, content: content())
  }

  /// The binding that stands for all.
  package var selection: Binding<SelectionValue>? {
    guard let first = selections.first else { return nil }
    if selections.count == 1 { return first }
    let selections = selections
    return Binding(
      location: FunctionalLocation(
        get: { first.wrappedValue },
        set: { value, transaction in
          for binding in selections { binding.location.write(value, transaction: transaction) }
        }))
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> PickerNode {
    let options = TypedContentProvider(content)
    let node = PickerNode(context, options: options)
    node.selection = TypedPickerSelection(selection, for: node)
    node.label.setContent(Label._makeNode(label, node.label.childContext))
    node.buildOptions()
    node.setCurrentValueLabel(currentValueLabel)
    return node
  }

  @MainActor
  package func updateNode(_ node: PickerNode) {
    if let label = node.label.content { Label._updateNode(label, to: self.label) }
    node.setCurrentValueLabel(currentValueLabel)
    trusted(node.options, as: TypedContentProvider<Content>.self).replace(with: content)
    if let selection = node.selection {
      let isOther = trusted(selection, as: TypedPickerSelection<SelectionValue>.self)
        .take(self.selection, for: node)
      if isOther { node.selectionDidChange() }
    }
    node.refresh()
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "Picker", content: content, isContainer: true,
      supplementary: [SupplementaryView("labelView", label)])
  }
}

// MARK: - Titles

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selections: [selection], label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selections: [selection], label: Text(title), content: content())
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: Text(titleKey),
      content: content())
  }

  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selections: sources.map { $0[keyPath: selection] }, label: Text(title), content: content())
  }
}

/// The selection of a picker, with its type hidden.
@MainActor
package class PickerSelection {
  /// Whether an option with the tag is the one that is picked.
  package func isSelected(_ tag: AnyHashable) -> Bool { false }
  package func select(_ tag: AnyHashable) {}
  /// Reads the selection again; true when it changed.
  package func refresh(for node: _Node) -> Bool { false }
  /// The same selection, for another node that shows it.
  package func copy(for node: _Node) -> PickerSelection { PickerSelection() }
}

@MainActor
package final class TypedPickerSelection<Value: Hashable>: PickerSelection {
  private var bound: BoundValue<Value>?

  init(_ binding: Binding<Value>?, for node: _Node) {
    bound = binding.map { BoundValue($0, for: node) }
  }

  /// Takes another binding; true when its value differs from that of the one before.
  func take(_ binding: Binding<Value>?, for node: _Node) -> Bool {
    guard let binding else { return false }
    return bound?.refresh(binding, for: node) == true
  }

  // A tag of `Value` also stands for `Value?`, and casting to the selection's type does just that.
  package override func isSelected(_ tag: AnyHashable) -> Bool {
    guard let bound, let value = tag.base as? Value else { return false }
    return value == bound.value
  }

  package override func select(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return }
    bound?.write(value)
  }

  package override func refresh(for node: _Node) -> Bool { bound?.refresh(for: node) == true }

  package override func copy(for node: _Node) -> PickerSelection {
    TypedPickerSelection(bound?.binding, for: node)
  }
}
