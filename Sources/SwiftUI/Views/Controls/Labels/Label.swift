import Foundation

/// An icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
  package let title: Title
  package let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<LabelStyleKey> {
    let title = TypedContentProvider(self.title)
    let icon = TypedContentProvider(self.icon)
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(provider: title),
      icon: LabelStyleConfiguration.Icon(provider: icon))
    return StyledNode<LabelStyleKey>("Label", configuration, providers: [title, icon], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<LabelStyleKey>) {
    node.provider(0, of: Title.self).replace(with: title)
    node.provider(1, of: Icon.self).replace(with: icon)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "Label",
      supplementary: [SupplementaryView("title", title), SupplementaryView("icon", icon)])
  }
}

// MARK: - Styles

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
