#if TESTABLE
  import SwiftUI

  /// Gives what is exposed inside to a tree.
  struct TreeReadingModifier: PrimitiveModifier {
    let tree: ExposureTree
    /// Called when the content is made and when it goes, for trees of their own inside of another.
    var didChangePresence: (@MainActor (_ isPresent: Bool, _ graph: ViewGraph) -> Void)?

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferenceStationNode {
      PreferenceStationNode(TreeReadingStation(self), context)
    }

    @MainActor
    func start(_ node: PreferenceStationNode) {
      node.start()
      trusted(node.station, as: TreeReadingStation.self).start(node)
    }

    @MainActor
    func updateNode(_ node: PreferenceStationNode) {}

    @MainActor
    var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
  }

  /// The place above which nobody hears of what is exposed inside.
  @MainActor
  final class TreeReadingStation: PreferenceStation {
    private let tree: ExposureTree
    private let didChangePresence: (@MainActor (Bool, ViewGraph) -> Void)?
    private weak var node: PreferenceStationNode?

    init(_ modifier: TreeReadingModifier) {
      tree = modifier.tree
      didChangePresence = modifier.didChangePresence
    }

    func start(_ node: PreferenceStationNode) {
      self.node = node
      tree.reader = self
      didChangePresence?(true, node.graph)
      guard didChangePresence == nil else { return }
      node.graph[RootOverlays.self].didChange = { [weak tree] in tree?.shapeMayHaveChanged() }
    }

    var graph: ViewGraph? { node?.graph }

    func didLeave() {
      tree.shapeMayHaveChanged()
      if let graph { didChangePresence?(false, graph) }
      node = nil
    }

    /// The root element with everything inside; nil before there is one.
    func collect() -> Exposure? {
      guard let node else { return nil }
      let root = node.innerPreference(ExposureKey.self)?.first
      root?.layers = didChangePresence == nil ? layers(of: node.graph) : []
      return root
    }

    /// What is exposed in front of the content: an open menu, and sheets where they are asked for.
    private func layers(of graph: ViewGraph) -> [Exposure] {
      var layers: [Exposure] = []
      if tree.includesSheets {
        for layer in graph.presentations.layers {
          layers += Self.exposures(in: layer)
        }
      }
      if let overlay = graph.overlay { layers += Self.exposures(in: overlay) }
      return layers
    }

    /// What a layer exposes; its content does not tell the layer itself that it does.
    private static func exposures(in node: _Node) -> [Exposure] {
      if let found = node.preference(ExposureKey.self) { return found }
      var found: [Exposure] = []
      node.forEachChild { found += exposures(in: $0) }
      return found
    }

    var readsPreferences: Bool { true }

    func preferencesDidChange() { tree.shapeMayHaveChanged() }

    func preference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value? {
      K.self == ExposureKey.self || K.self == AxtPreferenceKey.self ? nil : inner
    }
  }
#endif
