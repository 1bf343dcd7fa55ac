import Foundation

/// What the views in a hierarchy ask of the screen around it.
@MainActor
package final class HostPreferences: GraphPart {
  package private(set) var colorScheme: ColorScheme?
  package private(set) var isStatusBarHidden: Bool?
  /// The edges at which gestures of the app come before those of the system.
  package private(set) var deferringEdges: Edge.Set = []
  package private(set) var systemOverlays = Visibility.automatic
  /// What the scene wants of the system's overlays, where no view says anything.
  package var sceneOverlays = Visibility.automatic {
    didSet { if sceneOverlays != oldValue { didChange?() } }
  }
  /// Whether the home indicator gives way.
  package var hidesSystemOverlays: Bool {
    (systemOverlays == .automatic ? sceneOverlays : systemOverlays) == .hidden
  }
  /// Whether some view has ever asked for anything.
  package var isUsed = false
  /// Called after something has changed.
  package var didChange: (@MainActor () -> Void)?

  package init(_ graph: ViewGraph) { graph[RootPreferences.self].add(self) }

  private static let keys: Set<ObjectIdentifier> = [
    ObjectIdentifier(PreferredColorSchemeKey.self), ObjectIdentifier(StatusBarHiddenKey.self),
    ObjectIdentifier(SystemOverlaysKey.self), ObjectIdentifier(DeferringEdgesKey.self),
  ]

  /// Reads what the content of the root asks for.
  package func readRootPreferences(of content: _Node?) {
    let scheme = content?.preference(PreferredColorSchemeKey.self) ?? nil
    let hidden = content?.preference(StatusBarHiddenKey.self) ?? nil
    let overlays = content?.preference(SystemOverlaysKey.self) ?? .automatic
    let edges = content?.preference(DeferringEdgesKey.self) ?? []
    guard
      scheme != colorScheme || hidden != isStatusBarHidden || overlays != systemOverlays
        || edges != deferringEdges
    else { return }
    deferringEdges = edges
    colorScheme = scheme
    isStatusBarHidden = hidden
    systemOverlays = overlays
    didChange?()
  }
}

/// The colour scheme that a view wants for the presentation it is in.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

enum StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

enum SystemOverlaysKey: PreferenceKey {
  static var defaultValue: Visibility { .automatic }

  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}

enum DeferringEdgesKey: PreferenceKey {
  static var defaultValue: Edge.Set { [] }

  static func reduce(value: inout Edge.Set, nextValue: () -> Edge.Set) {
    value.formUnion(nextValue())
  }
}

/// Asks something of the screen around the hierarchy.
package nonisolated struct HostPreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
  package let value: Key.Value
  package let name: String

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> PreferenceWriterNode<Key> {
    context.graph.hostPreferences.isUsed = true
    return written.makeNode(context)
  }

  @MainActor
  package func start(_ node: PreferenceWriterNode<Key>) { written.start(node) }

  @MainActor
  package func updateNode(_ node: PreferenceWriterNode<Key>) { written.updateNode(node) }

  private var written: _PreferenceWritingModifier<Key> { _PreferenceWritingModifier(value: value) }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

extension View {
  /// Asks for an appearance of the whole window that the view is in; nil leaves it alone.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      HostPreferenceModifier<PreferredColorSchemeKey>(
        value: colorScheme, name: "preferredColorScheme"))
  }

  /// Asks for a screen without the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(HostPreferenceModifier<StatusBarHiddenKey>(value: hidden, name: "statusBarHidden"))
  }

  /// Asks for a screen without the status bar, under the older name.
  public nonisolated func statusBar(hidden: Bool) -> some View {
    modifier(HostPreferenceModifier<StatusBarHiddenKey>(value: hidden, name: "statusBar"))
  }

  /// Asks for a screen without what the system lays over it, such as the home indicator.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(
      HostPreferenceModifier<SystemOverlaysKey>(
        value: visibility, name: "persistentSystemOverlays"))
  }
}

extension View {
  /// Asks for gestures of the app at edges of the screen to come before those of the system.
  ///
  /// Differs from Apple's: the hosting controller says so, but no gesture of the system begins at an edge.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(
      HostPreferenceModifier<DeferringEdgesKey>(value: edges, name: "defersSystemGestures"))
  }
}

extension HostPreferences: RootPreferenceReader {
  package var readsRootPreferences: Bool { isUsed }

  package func readsRootPreference(_ key: ObjectIdentifier) -> Bool { Self.keys.contains(key) }
}

extension ViewGraph {
  /// What the views ask of the screen around them.
  package var hostPreferences: HostPreferences { self[HostPreferences.self] }
}
