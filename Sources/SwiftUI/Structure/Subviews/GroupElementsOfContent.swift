/// Shows what a closure makes of the views that another view resolves to.
public nonisolated struct GroupElementsOfContent<Subviews, Content> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView where Subviews: View, Content: View {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> ListingNode<Subviews, Content> {
    ListingNode<Subviews, Content>.make(
      base, { transform($0.subviews) }, context)
  }

  @MainActor
  package func updateNode(_ node: ListingNode<Subviews, Content>) {
    node.update(base) { transform($0.subviews) }
  }

  @MainActor
  public static func _makeListing(_ view: Self, _ context: _NodeContext) -> _Node {
    GroupElementsOfContent<Subviews, _Listed<Content>>._makeNode(view.listed, context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: Self) {
    GroupElementsOfContent<Subviews, _Listed<Content>>._updateNode(node, to: view.listed)
  }

  private var listed: GroupElementsOfContent<Subviews, _Listed<Content>> {
    GroupElementsOfContent<Subviews, _Listed<Content>>(base: base) { _Listed(transform($0)) }
  }

  public nonisolated static var _isOneSubview: Bool { false }

  @MainActor
  public var _structure: _ViewStructure {
    _ViewStructure(.wrapper(transform(SubviewList(unhosted: base).subviews)))
  }
}

/// Shows what a closure makes of the sections of a view.
public nonisolated struct GroupSectionsOfContent<Sections, Content> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView where Sections: View, Content: View {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> ListingNode<Sections, Content> {
    ListingNode<Sections, Content>.make(base, { transform($0.sections) }, context)
  }

  @MainActor
  package func updateNode(_ node: ListingNode<Sections, Content>) {
    node.update(base) { transform($0.sections) }
  }

  @MainActor
  public static func _makeListing(_ view: Self, _ context: _NodeContext) -> _Node {
    GroupSectionsOfContent<Sections, _Listed<Content>>._makeNode(view.listed, context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: Self) {
    GroupSectionsOfContent<Sections, _Listed<Content>>._updateNode(node, to: view.listed)
  }

  private var listed: GroupSectionsOfContent<Sections, _Listed<Content>> {
    GroupSectionsOfContent<Sections, _Listed<Content>>(base: base) { _Listed(transform($0)) }
  }

  public nonisolated static var _isOneSubview: Bool { false }

  @MainActor
  public var _structure: _ViewStructure {
    _ViewStructure(.wrapper(transform(SubviewList(unhosted: base).sections)))
  }
}

extension Group {
  /// Makes one view of all the views that `view` resolves to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self = ._storing(GroupElementsOfContent(base: view, transform: transform))
  }

  /// Makes one view of all the sections of `view`.
  ///
  /// Views outside of any section form sections of their own, without header and footer.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self = ._storing(GroupSectionsOfContent(base: view, transform: transform))
  }
}
