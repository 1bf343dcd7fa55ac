import Foundation

/// Views made from a collection, whose elements the user can delete and move, and into which something can be dropped.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  nonisolated var data: Data { get }
  /// Takes what the user may do to the elements.
  nonisolated func _with(_ actions: _DynamicContentActions) -> Self
}

/// What the user may do to the elements of a collection.
///
/// Inside of an action nil takes it away; a nil in its place says nothing of it.
public nonisolated struct _DynamicContentActions {
  package var delete: ((IndexSet) -> Void)??
  package var move: ((IndexSet, Int) -> Void)??
  package var insert: (any InsertHandler)?
}

extension DynamicViewContent {
  public nonisolated func _with(_ actions: _DynamicContentActions) -> Self { self }

  /// Lets the user delete elements; nil takes that away.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _DynamicContentAction(self, _DynamicContentActions(delete: .some(action)))
  }

  /// Lets the user move elements; nil takes that away.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _DynamicContentAction(self, _DynamicContentActions(move: .some(action)))
  }
}

extension ForEach: DynamicViewContent where Content: View {
  public nonisolated func _with(_ actions: _DynamicContentActions) -> ForEach<Data, ID, Content> {
    var copy = self
    if let delete = actions.delete { copy.onDelete = delete }
    if let move = actions.move { copy.onMove = move }
    if let insert = actions.insert { copy.onInsert = insert }
    return copy
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public nonisolated var data: Content.Data { content.data }

  public nonisolated func _with(
    _ actions: _DynamicContentActions
  ) -> ModifiedContent<Content, Modifier> {
    ModifiedContent(content: content._with(actions), modifier: modifier)
  }
}

/// Dynamic content with an action of the user's; the content carries it to its rows.
package nonisolated struct _DynamicContentAction<Content: DynamicViewContent>: DynamicViewContent,
  ForwardingView
{
  package typealias Body = Never

  package let content: Content

  package init(_ content: Content, _ actions: _DynamicContentActions) {
    self.content = content._with(actions)
  }

  package var data: Content.Data { content.data }

  package func _with(_ actions: _DynamicContentActions) -> _DynamicContentAction<Content> {
    _DynamicContentAction(content, actions)
  }

  package var target: Content { content }

  @MainActor
  package var _structure: _ViewStructure { _ViewStructure(.wrapper(content)) }
}
