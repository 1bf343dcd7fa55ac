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
    trusted(node, as: ToolbarCompositeNode<Self>.self).update(content)
  }

  public var _toolbarItems: [_ToolbarItemDescription] { body._toolbarItems }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("body of the primitive \(Self.self) must not be called")
  }
}

extension Never: ToolbarContent {}

/// Toolbar content without a body, which makes a node of its own.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype ContentNode: _Node

  /// Makes the node of the items at a new place.
  func makeToolbarNode(_ context: _NodeContext) -> ContentNode

  /// Brings a node that an earlier value made up to date.
  func updateToolbarNode(_ node: ContentNode)
}

extension PrimitiveToolbarContent {
  public static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node {
    content.makeToolbarNode(context)
  }

  public static func _updateToolbarNode(_ node: _Node, to content: Self) {
    content.updateToolbarNode(trusted(node))
  }
}

/// The node of custom toolbar content.
@MainActor
package final class ToolbarCompositeNode<C: ToolbarContent>: BodyNode<C, C.Body> {
  override func body(of content: C) -> C.Body { content.body }

  override func makeContent(_ body: C.Body) -> _Node {
    C.Body._makeToolbarNode(body, childContext)
  }

  override func updateContent(_ node: _Node, to body: C.Body) {
    C.Body._updateToolbarNode(node, to: body)
  }

  package override var dumpLabel: String? { nil }
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

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  private var parts: [AnyToolbarContent] { map { [AnyToolbarContent($0)] } ?? [] }

  package func makeToolbarNode(_ context: _NodeContext) -> ToolbarListNode {
    ToolbarListNode(parts, context)
  }

  package func updateToolbarNode(_ node: ToolbarListNode) { node.update(parts) }

  public var _toolbarItems: [_ToolbarItemDescription] { self?._toolbarItems ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several parts of a toolbar's content, some of which may come and go.
public struct _ToolbarList: CustomizableToolbarContent, PrimitiveToolbarContent {
  let parts: [AnyToolbarContent]

  nonisolated init(_ parts: [AnyToolbarContent]) { self.parts = parts }

  package func makeToolbarNode(_ context: _NodeContext) -> ToolbarListNode {
    ToolbarListNode(parts, context)
  }

  package func updateToolbarNode(_ node: ToolbarListNode) { node.update(parts) }

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

  init(_ parts: [AnyToolbarContent], _ context: _NodeContext) {
    super.init(context)
    update(parts)
  }

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
