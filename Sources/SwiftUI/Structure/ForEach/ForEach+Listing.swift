extension ForEach where Content: View {
  public nonisolated static var _isOneSubview: Bool { false }

  @MainActor
  public static func _makeListing(
    _ view: ForEach<Data, ID, Content>, _ context: _NodeContext
  ) -> _Node {
    if let deferred = view.data as? any DeferredElements { return deferred.makeListing(context) }
    return ForEach<Data, ID, _Listed<Content>>._makeNode(view.listed, context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: ForEach<Data, ID, Content>) {
    if let deferred = view.data as? any DeferredElements { return deferred.updateListing(node) }
    ForEach<Data, ID, _Listed<Content>>._updateNode(node, to: view.listed)
  }

  private var listed: ForEach<Data, ID, _Listed<Content>> {
    var listed = ForEach<Data, ID, _Listed<Content>>(
      data: data, id: id, content: { [content] in _Listed(content($0)) })
    listed.elementsAreIdentities = elementsAreIdentities
    listed.isConstantRange = isConstantRange
    return listed
  }
}
