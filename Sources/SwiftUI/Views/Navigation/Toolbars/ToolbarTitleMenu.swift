/// The menu that the title of a screen opens, declared among the items of its bars.
public nonisolated struct ToolbarTitleMenu<Content: View>:
  CustomizableToolbarContent, PrimitiveToolbarContent
{
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor
  package func makeToolbarNode(_ context: _NodeContext) -> TitleMenuNode<Content> {
    TitleMenuNode(content, context)
  }

  @MainActor
  package func updateToolbarNode(_ node: TitleMenuNode<Content>) { node.content = content }

  @MainActor
  public var _toolbarItems: [_ToolbarItemDescription] { [] }
}
