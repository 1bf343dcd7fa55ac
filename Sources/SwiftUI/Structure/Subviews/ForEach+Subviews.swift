/// The views that another view resolves to, before they are resolved.
///
/// It has no elements: the `ForEach` that holds it shows what they turn out to be.
public nonisolated struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int

  let base: AnyView
  let content: (Subview) -> Content

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> Subview {
    preconditionFailure("Index \(index) is out of range: the subviews are not resolved yet")
  }
}

/// The sections of a view, before they are resolved.
///
/// It has no elements: the `ForEach` that holds it shows what they turn out to be.
public nonisolated struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let base: AnyView
  let content: (SectionConfiguration) -> Content

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Index \(index) is out of range: the sections are not resolved yet")
  }
}

/// Elements that are known only where they are shown.
protocol DeferredElements {
  associatedtype Resolved: View

  /// The view that resolves the elements and shows them.
  nonisolated var resolved: Resolved { get }
}

extension ForEachSubviewCollection: DeferredElements where Content: View {
  var resolved: some View {
    GroupElementsOfContent(base: base) { [content] in ForEach($0, content: content) }
  }
}

extension ForEachSectionCollection: DeferredElements where Content: View {
  var resolved: some View {
    GroupSectionsOfContent(base: base) { [content] in ForEach($0, content: content) }
  }
}

extension DeferredElements {
  @MainActor
  func makeNode(_ context: _NodeContext) -> _Node { Resolved._makeNode(resolved, context) }

  @MainActor
  func updateNode(_ node: _Node) { Resolved._updateNode(node, to: resolved) }

  @MainActor
  func makeListing(_ context: _NodeContext) -> _Node { Resolved._makeListing(resolved, context) }

  @MainActor
  func updateListing(_ node: _Node) { Resolved._updateListing(node, to: resolved) }

  @MainActor var structure: _ViewStructure { resolved._structure }
}

extension ForEach where Content: View {
  /// Makes a view for each of the views that `view` resolves to.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let data = ForEachSubviewCollection(base: AnyView(view), content: content)
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Makes a view for each of the sections of `view`.
  ///
  /// Views outside of any section form sections of their own, without header and footer.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    let data = ForEachSectionCollection(base: AnyView(view), content: content)
    self.init(data: data, id: { $0.id }, content: content)
  }
}
