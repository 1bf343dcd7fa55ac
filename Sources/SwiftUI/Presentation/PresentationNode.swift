import Foundation

/// The place of a modifier that presents something while a binding says so.
@MainActor
package class PresentingNode<Value>: SingleChildNode {
  private var layer: PresentationLayerNode?
  private var shown: Value?

  // MARK: What subclasses tell

  /// What is to be presented now; nil for nothing.
  func readValue() -> Value? { nil }
  /// Whether a value means the same presentation as another one.
  func isSame(_ lhs: Value, _ rhs: Value) -> Bool { true }
  /// Tells the owner of the binding that nothing is presented any more.
  func clear() {}
  func makeLayer(_ value: Value, _ context: _NodeContext) -> PresentationLayerNode {
    PresentationLayerNode(context)
  }
  func updateLayer(_ layer: PresentationLayerNode, _ value: Value) {}
  /// Called after the presented views have gone.
  func didDismiss() {}

  // MARK: Presenting

  package final override func refresh() {
    let value = evaluateContent { readValue() }
    if let layer, let shown {
      if let value, isSame(value, shown) {
        self.shown = value
        updateLayer(layer, value)
        return
      }
      end()
    }
    if let value { present(value) }
  }

  private func present(_ value: Value) {
    guard let root = graph.layoutRoot else {
      // The root is still being made.
      invalidate()
      return
    }
    let dismiss: @MainActor () -> Void = { [weak self] in self?.dismiss() }
    let context = _NodeContext(
      graph: graph, parent: root,
      environment: environment.makeChild { values in
        values.isInListRow = false
        values.editMode = .box(.inactive)
        values.dismiss = DismissAction(dismiss)
        values.isPresented = true
        values.presentationMode = .presentation(isPresented: true, dismiss: dismiss)
      }, depth: root.depth + 1)
    let layer = makeLayer(value, context)
    layer.requestDismissal = dismiss
    self.layer = layer
    shown = value
    graph.presentations.present(layer)
  }

  /// Ends the presentation from inside: the binding changes at once.
  private func dismiss() {
    guard layer != nil else { return }
    clear()
    end()
    invalidate()
  }

  private func end() {
    guard let layer else { return }
    self.layer = nil
    shown = nil
    graph.presentations.dismiss(layer)
    graph.enqueueLifecycle { [weak self] in self?.didDismiss() }
  }

  package final override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    if let layer {
      let own: EnvironmentKeySet = [DismissKeys.dismiss, DismissKeys.isPresented]
      layer.environmentDidChange(keys.subtracting(own))
    }
  }

  package final override func tearDown() {
    super.tearDown()
    if let layer {
      self.layer = nil
      graph.presentations.dismiss(layer)
    }
  }
}

/// The keys that a presentation sets for its content.
enum DismissKeys {
  static let dismiss = ObjectIdentifier(DismissKey.self)
  static let isPresented = ObjectIdentifier(IsPresentedKey.self)
}

extension PresentingNode {
  /// Where the views stand that the presentation belongs to, in root space.
  var contentFrame: CGRect {
    var elements: ContiguousArray<LayoutNode> = []
    collectElements(into: &elements)
    return elements.reduce(CGRect.null) { $0.union($1.rootFrame) }
  }
}
