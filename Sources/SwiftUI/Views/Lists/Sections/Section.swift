/// Views that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package let isExpanded: Binding<Bool>?

  init(
    _ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> SectionNode {
    let node = SectionNode(context)
    if Parent.self != EmptyView.self {
      let label = node.childContext.with(SectionLabelScope.header(in: context.environment))
      node.header = Parent._makeNode(header, label)
    }
    node.content = Content._makeNode(content, node.childContext)
    if Footer.self != EmptyView.self {
      let label = node.childContext.with(SectionLabelScope.footer(in: context.environment))
      node.footer = Footer._makeNode(footer, label)
    }
    node.setExpansion(reading: isExpanded)
    return node
  }

  @MainActor
  package func updateNode(_ node: SectionNode) {
    if let header = node.header { Parent._updateNode(header, to: self.header) }
    if let content = node.content { Content._updateNode(content, to: self.content) }
    if let footer = node.footer { Footer._updateNode(footer, to: self.footer) }
    node.setExpansion(reading: isExpanded)
  }

  public nonisolated static var _isOneSubview: Bool { false }

  @MainActor
  public static func _makeListing(
    _ view: Section<Parent, Content, Footer>, _ context: _NodeContext
  ) -> _Node {
    Section<_Listed<Parent>, _Listed<Content>, _Listed<Footer>>._makeNode(view.listed, context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: Section<Parent, Content, Footer>) {
    Section<_Listed<Parent>, _Listed<Content>, _Listed<Footer>>._updateNode(node, to: view.listed)
  }

  private nonisolated var listed: Section<_Listed<Parent>, _Listed<Content>, _Listed<Footer>> {
    Section<_Listed<Parent>, _Listed<Content>, _Listed<Footer>>(
      _Listed(header), _Listed(content), _Listed(footer), isExpanded: isExpanded)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "Section", content: content, isContainer: true,
      supplementary: [SupplementaryView("header", header), SupplementaryView("footer", footer)])
  }
}

// MARK: - Initialisers

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension SectionNode {
  /// Shows the rows while `binding` says so; always if there is none.
  fileprivate func setExpansion(reading binding: Binding<Bool>?) {
    guard let binding else { return setExpansion(nil) }
    setExpansion { binding.wrappedValue }
  }
}
