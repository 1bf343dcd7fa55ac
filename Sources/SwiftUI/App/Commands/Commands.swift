/// The commands of an app's menus, for their keyboard shortcuts.
///
/// An iPhone shows no menu bar; the shortcuts of the buttons in it work in every window.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _makeCommandsNode(_ commands: Self, _ context: _NodeContext) -> _Node
  @MainActor static func _updateCommandsNode(_ node: _Node, to commands: Self)
}

extension Commands {
  public static func _makeCommandsNode(_ commands: Self, _ context: _NodeContext) -> _Node {
    let node = CommandsCompositeNode(commands, context)
    node.build()
    return node
  }

  public static func _updateCommandsNode(_ node: _Node, to commands: Self) {
    trusted(node, as: CommandsCompositeNode<Self>.self).update(commands)
  }
}

extension Commands where Body == Never {
  public var body: Never {
    preconditionFailure("body of the primitive \(Self.self) must not be called")
  }
}

extension Never: Commands {}

/// The node of custom commands.
@MainActor
package final class CommandsCompositeNode<C: Commands>: BodyNode<C, C.Body> {
  override func body(of commands: C) -> C.Body { commands.body }

  override func makeContent(_ body: C.Body) -> _Node {
    C.Body._makeCommandsNode(body, childContext)
  }

  override func updateContent(_ node: _Node, to body: C.Body) {
    C.Body._updateCommandsNode(node, to: body)
  }

  package override var dumpLabel: String? { nil }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    var views: [AnyView] = []
    repeat views.append(AnyView(_CommandsView(commands: each content)))
    return _TupleCommands(views: views)
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> _TupleCommands<Content> {
    _TupleCommands(views: content.map { [AnyView(_CommandsView(commands: $0))] } ?? [])
  }

  public static func buildEither<Content: Commands>(
    first: Content
  ) -> _TupleCommands<Never> { _TupleCommands(views: [AnyView(_CommandsView(commands: first))]) }

  public static func buildEither<Content: Commands>(
    second: Content
  ) -> _TupleCommands<Never> { _TupleCommands(views: [AnyView(_CommandsView(commands: second))]) }

  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _TupleCommands<Never> { _TupleCommands(views: [AnyView(_CommandsView(commands: content))]) }
}

/// Several commands.
public struct _TupleCommands<T>: Commands {
  public typealias Body = Never

  nonisolated(unsafe) let views: [AnyView]

  nonisolated init(views: [AnyView]) { self.views = views }

  private var list: ForEach<Range<Int>, Int, AnyView> {
    let views = views
    return ForEach(0..<views.count, id: \.self) { views[$0] }
  }

  public static func _makeCommandsNode(_ commands: Self, _ context: _NodeContext) -> _Node {
    ForEach<Range<Int>, Int, AnyView>._makeNode(commands.list, context)
  }

  public static func _updateCommandsNode(_ node: _Node, to commands: Self) {
    ForEach<Range<Int>, Int, AnyView>._updateNode(node, to: commands.list)
  }
}

/// Commands as a view, for lists of them.
nonisolated struct _CommandsView<C: Commands>: View {
  typealias Body = Never

  nonisolated(unsafe) let commands: C

  @MainActor
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    C._makeCommandsNode(view.commands, context)
  }

  @MainActor
  static func _updateNode(_ node: _Node, to view: Self) {
    C._updateCommandsNode(node, to: view.commands)
  }
}

/// No commands.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  public nonisolated init() {}

  public static func _makeCommandsNode(_ commands: Self, _ context: _NodeContext) -> _Node {
    EmptyNode(context)
  }

  public static func _updateCommandsNode(_ node: _Node, to commands: Self) {}
}
