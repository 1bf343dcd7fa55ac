/// Several views that count as one where only one can stand; has no layout of its own.
public nonisolated struct Group<Content> {
  public typealias Body = Never

  package let content: Content

  private init(stored content: Content) { self.content = content }

  /// A group of something that is no view; not an initializer, which would compete with those of views.
  package static func _storing(_ content: Content) -> Group { Group(stored: content) }
}

extension Group: View, ForwardingView where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.init(stored: content())
  }

  package var target: Content { content }

  public static var _isOneSubview: Bool { Content._isOneSubview }

  @MainActor
  public static func _makeListing(_ view: Group<Content>, _ context: _NodeContext) -> _Node {
    Content._makeListing(view.content, context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: Group<Content>) {
    Content._updateListing(node, to: view.content)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Group", content: content, isContainer: true) }
}
