import Foundation

/// An icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never

  package let title: Title
  package let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor
  public static func _makeNode(_ view: Label<Title, Icon>, _ context: _NodeContext) -> _Node {
    let title = TypedContentProvider(view.title)
    let icon = TypedContentProvider(view.icon)
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(provider: title),
      icon: LabelStyleConfiguration.Icon(provider: icon))
    return StyledNode<LabelStyleKey>("Label", configuration, providers: [title, icon], context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Label<Title, Icon>) {
    let node = unsafeDowncast(node, to: StyledNode<LabelStyleKey>.self)
    node.provider(0, of: Title.self).replace(with: view.title)
    node.provider(1, of: Icon.self).replace(with: view.icon)
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
