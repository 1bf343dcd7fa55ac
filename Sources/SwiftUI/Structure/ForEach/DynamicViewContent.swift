import Foundation

/// Views made from a collection, whose elements the user can delete and move.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  nonisolated var data: Data { get }
  /// Takes the actions of `onDelete` and `onMove`.
  nonisolated func _with(
    delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??
  ) -> Self
}

extension DynamicViewContent {
  public nonisolated func _with(
    delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??
  ) -> Self { self }

  /// Lets the user delete elements; nil takes that away.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    _DynamicContentAction(content: _with(delete: .some(action), move: nil), delete: action)
  }

  /// Lets the user move elements; nil takes that away.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    _DynamicContentAction(content: _with(delete: nil, move: .some(action)), move: action)
  }
}

extension ForEach: DynamicViewContent where Content: View {
  public nonisolated func _with(
    delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??
  ) -> ForEach<Data, ID, Content> {
    var copy = self
    if let delete { copy.onDelete = delete }
    if let move { copy.onMove = move }
    return copy
  }
}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public nonisolated var data: Content.Data { content.data }

  public nonisolated func _with(
    delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??
  ) -> ModifiedContent<Content, Modifier> {
    ModifiedContent(content: content._with(delete: delete, move: move), modifier: modifier)
  }
}

/// Dynamic content with an action of the user's; the content carries it to its rows.
package nonisolated struct _DynamicContentAction<Content: DynamicViewContent>: DynamicViewContent,
  ForwardingView
{
  package typealias Body = Never

  package let content: Content
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package var data: Content.Data { content.data }

  package func _with(
    delete: ((IndexSet) -> Void)??, move: ((IndexSet, Int) -> Void)??
  ) -> _DynamicContentAction<Content> {
    _DynamicContentAction(
      content: content._with(delete: delete, move: move), delete: delete ?? self.delete,
      move: move ?? self.move)
  }

  package var target: Content { content }

  @MainActor
  package var _structure: _ViewStructure { _ViewStructure(.wrapper(content)) }
}
