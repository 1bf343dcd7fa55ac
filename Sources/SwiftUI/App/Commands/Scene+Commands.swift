import CoreGraphics

/// The commands of the scenes around a window.
package struct SceneCommands {
  let make: @MainActor (_NodeContext) -> _Node
  let update: @MainActor (_Node) -> Void
  let type: ObjectIdentifier

  nonisolated init<C: Commands>(_ commands: C) {
    nonisolated(unsafe) let commands = commands
    type = ObjectIdentifier(C.self)
    make = { C._makeCommandsNode(commands, $0) }
    update = { C._updateCommandsNode($0, to: commands) }
  }
}

private enum SceneCommandsKey: EnvironmentKey {
  static let defaultValue: [SceneCommands] = []
}

extension EnvironmentValues {
  package var sceneCommands: [SceneCommands] {
    get { self[SceneCommandsKey.self] }
    set { self[SceneCommandsKey.self] = newValue }
  }
}

/// Keeps the commands of a window's scene beside its content, where key presses find them.
package nonisolated struct CommandsHost: PrimitiveModifier {
  package init() {}

  @MainActor
  package func makeNode(_ context: _NodeContext) -> CommandsHostNode {
    CommandsHostNode(context)
  }

  @MainActor
  package func start(_ node: CommandsHostNode) {
    node.refresh()
    updateNode(node)
  }

  @MainActor
  package func updateNode(_ node: CommandsHostNode) {
    let overlays = node.environment.values.sceneSystemOverlays
    if overlays != .automatic { node.graph.hostPreferences.sceneOverlays = overlays }
  }

  @MainActor
  package var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
}

@MainActor
package final class CommandsHostNode: SingleChildNode {
  private var shown: [(type: ObjectIdentifier, node: _Node)] = []

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    for (_, node) in shown { body(node) }
  }

  package override func refresh() {
    flags.remove(.queued)
    let commands = environment.values.sceneCommands
    if commands.map(\.type) == shown.map(\.type) {
      for (command, (_, node)) in zip(commands, shown) { command.update(node) }
      return
    }
    for (_, node) in shown { node.tearDown() }
    shown = commands.map { ($0.type, $0.make(childContext)) }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if keys.contains(ObjectIdentifier(SceneCommandsKey.self)) { invalidate() }
    super.environmentDidChange(keys)
  }
}

extension Scene {
  /// Adds commands, whose keyboard shortcuts work in the windows of this scene.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = SceneCommands(content())
    return _EnvironmentScene(content: self) { $0.sceneCommands.append(commands) }
  }

  /// Removes the commands of this scene.
  public nonisolated func commandsRemoved() -> some Scene {
    _EnvironmentScene(content: self) { $0.sceneCommands = [] }
  }

  /// Replaces the commands of this scene.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    let commands = SceneCommands(content())
    return _EnvironmentScene(content: self) { $0.sceneCommands = [commands] }
  }
}

/// Which sizes the user may give a window; a phone's windows fill the screen.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  public static var automatic: WindowResizability { Self(name: "automatic") }
  public static var contentSize: WindowResizability { Self(name: "contentSize") }
  public static var contentMinSize: WindowResizability { Self(name: "contentMinSize") }
}

extension Scene {
  /// Says which sizes the user may give the windows; a phone's windows fill the screen.
  ///
  /// Differs from Apple's: nothing changes, as every window fills the screen.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Says how large new windows are, in points; a phone's windows fill the screen.
  ///
  /// Differs from Apple's: nothing changes, as every window fills the screen.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says how large new windows are, in points; a phone's windows fill the screen.
  ///
  /// Differs from Apple's: nothing changes, as every window fills the screen.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
