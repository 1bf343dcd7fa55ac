/// A menu of commands of its own.
///
/// Differs from Apple's: no menu is shown; the keyboard shortcuts of its content work.
public struct CommandMenu<Content: View>: Commands {
  package let name: Text
  package let content: Content

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public var body: some Commands { _MenuCommands(content: content) }
}

/// Commands beside or instead of those that a system menu has.
///
/// Differs from Apple's: no menu is shown; the keyboard shortcuts of its content work, wherever it
/// stands.
public struct CommandGroup<Content: View>: Commands {
  package enum Position: Hashable, Sendable { case before, after, replacing }

  package let position: Position
  package let placement: CommandGroupPlacement
  package let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    position = .before
    placement = group
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    position = .after
    placement = group
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    position = .replacing
    placement = group
    content = addition()
  }

  public var body: some Commands { _MenuCommands(content: content) }
}

/// A group of commands in the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  public static let appInfo = Self(name: "appInfo")
  public static let appSettings = Self(name: "appSettings")
  public static let systemServices = Self(name: "systemServices")
  public static let appVisibility = Self(name: "appVisibility")
  public static let appTermination = Self(name: "appTermination")
  public static let newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem")
  public static let importExport = Self(name: "importExport")
  public static let printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo")
  public static let pasteboard = Self(name: "pasteboard")
  public static let textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting")
  public static let toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize")
  public static let windowList = Self(name: "windowList")
  public static let singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement")
  public static let help = Self(name: "help")
}

/// The views of a menu.
struct _MenuCommands<Content: View>: Commands {
  typealias Body = Never

  let content: Content

  static func _makeCommandsNode(_ commands: Self, _ context: _NodeContext) -> _Node {
    Content._makeNode(commands.content, context)
  }

  static func _updateCommandsNode(_ node: _Node, to commands: Self) {
    Content._updateNode(node, to: commands.content)
  }
}

/// The system's commands for sidebars; a phone's menus show none of them.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for editing text; a phone's menus show none of them.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for formatting text; a phone's menus show none of them.
public struct TextFormattingCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for toolbars; a phone's menus show none of them.
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}

/// The system's commands for inspectors; a phone's menus show none of them.
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}
