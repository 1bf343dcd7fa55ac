extension ModifiedContent where Content: View, Modifier: ViewModifier {
  public nonisolated static var _isOneSubview: Bool {
    Content._isOneSubview && !(Modifier.self is any ContainerValueWriting.Type)
  }

  @MainActor
  public static func _makeListing(
    _ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext
  ) -> _Node {
    if _isOneSubview { return ListedViewNode(view, context) }
    let node = ListedModifierNode(view.modifier, context)
    // Bodies in the content are evaluated here, with the environment of this place.
    if let change = view.modifier._structure.environmentChange {
      node.changesEnvironment = true
      node.child = _EnvironmentWritingModifier._makeNode(
        _EnvironmentWritingModifier(change), content: _Listed(view.content), node.childContext)
    } else {
      node.child = Content._makeListing(view.content, node.childContext)
    }
    return node
  }

  @MainActor
  public static func _updateListing(
    _ node: _Node, to view: ModifiedContent<Content, Modifier>
  ) {
    if _isOneSubview {
      trusted(node, as: ListedViewNode<Self>.self).source.replace(with: view)
      return
    }
    let node = trusted(node, as: ListedModifierNode<Modifier>.self)
    node.update(view.modifier)
    guard let child = node.child else { return }
    if node.changesEnvironment {
      let change = view.modifier._structure.environmentChange ?? { _ in }
      _EnvironmentWritingModifier._updateNode(
        child, to: _EnvironmentWritingModifier(change), content: _Listed(view.content))
    } else {
      Content._updateListing(child, to: view.content)
    }
  }
}

extension _ModifierStructure {
  /// What the modifier changes in the environment of its content.
  fileprivate var environmentChange: ((inout EnvironmentValues) -> Void)? {
    switch storage {
    case .environment(let change), .modifier(_, _, let change?): change
    default: nil
    }
  }
}
