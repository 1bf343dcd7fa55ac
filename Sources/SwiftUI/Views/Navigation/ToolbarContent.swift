/// What stands in bars: items with places.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the nodes of the items.
  @MainActor static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node
  /// Brings them up to date.
  @MainActor static func _updateToolbarNode(_ node: _Node, to content: Self)
  /// The items, for inspection.
  @MainActor var _toolbarItems: [_ToolbarItemDescription] { get }
}

/// An item of a toolbar, as inspection sees it.
public struct _ToolbarItemDescription {
  package let identifier: String?
  package let placement: ToolbarItemPlacement
  package let isGroup: Bool
  package var showsByDefault = true
  package var sharedBackground = Visibility.automatic
  package let content: any View
}

/// Toolbar content that a user can arrange; here it stands as it is declared.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
  public static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node {
    let node = ToolbarCompositeNode(content, context)
    node.build()
    return node
  }

  public static func _updateToolbarNode(_ node: _Node, to content: Self) {
    unsafeDowncast(node, to: ToolbarCompositeNode<Self>.self).update(content)
  }

  public var _toolbarItems: [_ToolbarItemDescription] { body._toolbarItems }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("body of the primitive \(Self.self) must not be called")
  }
}

extension Never: ToolbarContent {}

/// The node of custom toolbar content.
@MainActor
package final class ToolbarCompositeNode<C: ToolbarContent>: SingleChildNode, DynamicPropertyOwner {
  private var host: PropertyHost<C>
  var missingObjects: [String] = []

  init(_ content: C, _ context: _NodeContext) {
    host = PropertyHost(content)
    super.init(context)
  }

  func build() {
    guard graph.hasRoom(for: self) else { return }
    host.connect(self)
    child = C.Body._makeToolbarNode(evaluate(), childContext)
  }

  func update(_ content: C) {
    if host.replace(with: content, in: self) { refreshBody() }
  }

  package override func refresh() {
    host.wire(self)
    refreshBody()
  }

  private func refreshBody() {
    flags.remove(.queued)
    if let child { C.Body._updateToolbarNode(child, to: evaluate()) }
  }

  private func evaluate() -> C.Body { host.evaluate(for: self) { $0.body } }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if host.reads(keys) { invalidate() }
    super.environmentDidChange(keys)
  }

  package override func tearDown() {
    super.tearDown()
    host.tearDown()
  }
}

/// Builds toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var parts: [AnyToolbarContent] = []
    repeat parts.append(AnyToolbarContent(each content))
    return _ToolbarList(parts)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList([AnyToolbarContent(first)])
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList([AnyToolbarContent(second)])
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarList {
    _ToolbarList([AnyToolbarContent(content)])
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  private var parts: [AnyToolbarContent] { map { [AnyToolbarContent($0)] } ?? [] }

  public static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node {
    let node = ToolbarListNode(context)
    node.update(content.parts)
    return node
  }

  public static func _updateToolbarNode(_ node: _Node, to content: Self) {
    unsafeDowncast(node, to: ToolbarListNode.self).update(content.parts)
  }

  public var _toolbarItems: [_ToolbarItemDescription] { self?._toolbarItems ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several parts of a toolbar's content, some of which may come and go.
public struct _ToolbarList: CustomizableToolbarContent {
  public typealias Body = Never

  let parts: [AnyToolbarContent]

  nonisolated init(_ parts: [AnyToolbarContent]) { self.parts = parts }

  public static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node {
    let node = ToolbarListNode(context)
    node.update(content.parts)
    return node
  }

  public static func _updateToolbarNode(_ node: _Node, to content: Self) {
    unsafeDowncast(node, to: ToolbarListNode.self).update(content.parts)
  }

  public var _toolbarItems: [_ToolbarItemDescription] { parts.flatMap { $0.items() } }
}

/// Toolbar content whose type is hidden.
struct AnyToolbarContent {
  let type: ObjectIdentifier
  let make: @MainActor (_NodeContext) -> _Node
  let update: @MainActor (_Node) -> Void
  let items: @MainActor () -> [_ToolbarItemDescription]

  nonisolated init<C: ToolbarContent>(_ content: C) {
    nonisolated(unsafe) let content = content
    type = ObjectIdentifier(C.self)
    make = { C._makeToolbarNode(content, $0) }
    update = { C._updateToolbarNode($0, to: content) }
    items = { content._toolbarItems }
  }
}

/// The node of several parts of a toolbar's content.
@MainActor
package final class ToolbarListNode: _Node {
  private var children: [(type: ObjectIdentifier, node: _Node)] = []

  func update(_ parts: [AnyToolbarContent]) {
    var new: [(type: ObjectIdentifier, node: _Node)] = []
    for (index, part) in parts.enumerated() {
      if index < children.count, children[index].type == part.type {
        part.update(children[index].node)
        new.append(children[index])
      } else {
        if index < children.count { children[index].node.tearDown() }
        new.append((part.type, part.make(childContext)))
      }
    }
    for child in children.dropFirst(parts.count) { child.node.tearDown() }
    children = new
    preferencesDidChange()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    for child in children { body(child.node) }
  }
}
