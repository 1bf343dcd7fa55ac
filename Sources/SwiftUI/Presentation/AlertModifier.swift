/// Presents an alert or a confirmation dialog.
public nonisolated struct _AlertModifier<Value, A: View, M: View>: PrimitiveModifier {
  package let isDialog: Bool
  /// The title; may depend on what is presented.
  package let title: (Value) -> Text
  package let titleVisibility: Visibility
  /// What is presented; nil while nothing is.
  package let value: () -> Value?
  package let clear: () -> Void
  package let actions: (Value) -> A
  package let message: (Value) -> M
  /// What the deprecated forms present.
  package var legacy: ((Value) -> any LegacyPopup)?

  package var name: String {
    guard isDialog else { return "alert" }
    return legacy == nil ? "confirmationDialog" : "actionSheet"
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> AlertPresentingNode<Value, A, M> {
    AlertPresentingNode(self, context)
  }

  @MainActor
  package func start(_ node: AlertPresentingNode<Value, A, M>) {
    node.invalidate()
  }

  @MainActor
  package func updateNode(_ node: AlertPresentingNode<Value, A, M>) {
    node.modifier = self
    node.invalidate()
  }

  @MainActor
  public var _structure: _ModifierStructure {
    guard let value = value() else { return .modifier(name) }
    if let legacy { return .modifier(name, views: legacy(value).parts(clear)) }
    return .modifier(
      name,
      views: [
        SupplementaryView("title", isTyped: true, title(value)),
        SupplementaryView("actions", actions(value)),
        SupplementaryView("message", message(value)),
      ])
  }
}

/// The place of a modifier that presents an alert or a dialog.
@MainActor
package final class AlertPresentingNode<Value, A: View, M: View>: PresentingNode<Value> {
  var modifier: _AlertModifier<Value, A, M>

  init(_ modifier: _AlertModifier<Value, A, M>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func readValue() -> Value? { modifier.value() }
  override func clear() { modifier.clear() }

  override func makeLayer(_ value: Value, _ context: _NodeContext) -> PresentationLayerNode {
    let isDialog = modifier.isDialog
    let showsTitle = !isDialog || modifier.titleVisibility != .hidden
    let layer = AlertLayerNode(
      title: modifier.title(value), showsTitle: showsTitle, isDialog: isDialog, context)
    layer.anchor = { [weak self] in self?.contentFrame ?? .zero }
    layer.setContent(
      message: { M._makeNode(modifier.message(value), $0) },
      actions: { A._makeNode(modifier.actions(value), $0) })
    return layer
  }

  override func updateLayer(_ layer: PresentationLayerNode, _ value: Value) {
    guard let layer = layer as? AlertLayerNode else { return }
    if let node = layer.messageNode { M._updateNode(node, to: modifier.message(value)) }
    if let node = layer.actionsNode { A._updateNode(node, to: modifier.actions(value)) }
    layer.contentDidChange()
  }
}
