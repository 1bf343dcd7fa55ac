extension AlertLayerNode {
  /// The first field takes the keyboard at once, as in alerts of UIKit; public UI tests type without a tap.
  ///
  /// A focus state of the app goes first. The focus ends with the alert, and doesn't go back to a field that had
  /// it before.
  func focusFirstField() {
    guard graph.presentations.layers.contains(where: { $0 === self }) else { return }
    if graph.focus.isRequested {
      graph.enqueueLifecycle { [weak self] in self?.focusFirstField() }
      return
    }
    let targets = fields.flatMap(Self.targets)
    guard let first = targets.first(where: \.environment.values.isEnabled),
      !targets.contains(where: { $0 === graph.focus.focused })
    else { return }
    graph.focus.focus(first)
  }

  /// The fields in a view that text can be typed into.
  private static func targets(in node: _Node) -> [any FocusTarget] {
    if let target = node as? any FocusTarget {
      return target.acceptsText && target.canTakeFocus ? [target] : []
    }
    var found: [any FocusTarget] = []
    node.forEachChild { found += targets(in: $0) }
    return found
  }
}
