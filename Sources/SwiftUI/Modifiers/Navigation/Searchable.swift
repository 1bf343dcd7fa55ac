import Accessibility
import DisplayList
import Foundation

private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether the user is in the search field of the screen.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the screen.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Ends a search.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = SearchFieldPlacement(rawValue: 0)
  public static let navigationBarDrawer = SearchFieldPlacement(rawValue: 1)
  public static let sidebar = SearchFieldPlacement(rawValue: 2)
  public static let toolbar = SearchFieldPlacement(rawValue: 3)

  /// When the search field under a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// Puts a search field into the bar of the screen.
public nonisolated struct _SearchableModifier: ViewModifier {
  public typealias Body = Never

  package let text: Binding<String>
  package let isPresented: Binding<Bool>?
  package let prompt: Text?

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = SearchableNode(modifier, context)
    node.takeContent(V._makeNode(content, node.childContext))
    node.publish()
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: SearchableNode.self)
    node.update(modifier)
    if let child = node.child { V._updateNode(child, to: content) }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("searchable") }
}

/// The place of a search: knows its field and whether the user is in it.
@MainActor
package final class SearchableNode: NavigationItemNode {
  private var modifier: _SearchableModifier
  package private(set) var field: SearchFieldNode?

  init(_ modifier: _SearchableModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    environment = context.environment.makeChild { [weak self] values in
      values.isSearching = false
      values.dismissSearch = DismissSearchAction { self?.end() }
    }
    field = SearchFieldNode(self, childContext)
    field?.show(view)
  }

  private var view: TextField<Text> {
    TextField(text: modifier.text, prompt: modifier.prompt ?? Text("Search")) { Text("Search") }
  }

  func update(_ new: _SearchableModifier) {
    modifier = new
    field?.show(view)
  }

  /// The user has come into the field, or has left it.
  func setSearching(_ isSearching: Bool) {
    let changed = environment.update { $0.isSearching = isSearching }
    guard !changed.isEmpty else { return }
    if modifier.isPresented?.wrappedValue != isSearching {
      modifier.isPresented?.wrappedValue = isSearching
    }
    child?.environmentDidChange(changed)
    graph.contentDidChange()
  }

  func end() {
    modifier.text.wrappedValue = ""
    graph.focus.focus(nil)
    setSearching(false)
  }

  package override func contribute(to item: inout NavigationItem) { item.search = self }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let field { body(field) }
  }
}

/// The search field in a bar.
@MainActor
package final class SearchFieldNode: LayoutNode {
  private unowned(unsafe) let owner: SearchableNode
  private var field: _Node?
  private var element: LayoutNode?

  init(_ owner: SearchableNode, _ context: _NodeContext) {
    self.owner = owner
    super.init(context)
  }

  func show(_ view: TextField<Text>) {
    if let field {
      TextField<Text>._updateNode(field, to: view)
      return
    }
    let node = TextField<Text>._makeNode(view, childContext)
    field = node
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    element = elements.first
    element?.layoutParent = self
  }

  package override func forEachChild(_ body: (_Node) -> Void) { if let field { body(field) } }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let element { body(element) }
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 200, height: 36))
  }

  package override func placeChildren() {
    let proposal = Proposal(max(0, size.width - 38), size.height)
    let fitted = element?.sizeThatFits(proposal) ?? .zero
    element?.place(at: CGPoint(x: 30, y: (size.height - fitted.height) / 2), proposal)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    if let element {
      _ = element.hitTest(CGPoint(x: 1, y: element.size.height / 2), &path)
    }
    path.append(self, at: point)
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    owner.setSearching(true)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    canvas.append(
      .fill(
        canvas.pixelRect(size), cornerRadius: 10, .color(ControlPaint(self).tertiaryFill)))
    super.draw(into: &canvas)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    for element in inner {
      element.elementType = .searchField
      element.frame = CGRect(origin: builder.origin, size: size)
      element.traits.insert(.searchField)
    }
    builder.elements += inner
  }
}

extension View {
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(_SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(_SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}
