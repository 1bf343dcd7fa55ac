#if TESTABLE
  import SwiftUI

  /// Adds an element without a view of its own after those of the content.
  struct InsertingModifier: PrimitiveModifier {
    let data: ExposedData
    let condition: Bool

    static var updatesContentFirst: Bool { true }

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferenceStationNode {
      let station = InsertingStation(self)
      let node = PreferenceStationNode(station, context)
      station.exposure.node = node
      return node
    }

    @MainActor
    func start(_ node: PreferenceStationNode) { node.start() }

    @MainActor
    func updateNode(_ node: PreferenceStationNode) {
      trusted(node.station, as: InsertingStation.self).update(self, in: node)
    }

    @MainActor
    var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
  }

  /// The place of an element that stands for no view; it is the same one each time it comes back.
  @MainActor
  final class InsertingStation: PreferenceStation {
    let exposure: Exposure
    private var isInserted: Bool

    init(_ modifier: InsertingModifier) {
      exposure = Exposure(modifier.data)
      isInserted = modifier.condition
    }

    func update(_ modifier: InsertingModifier, in node: _Node) {
      let wasInserted = isInserted
      isInserted = modifier.condition
      exposure.take(modifier.data)
      if isInserted == wasInserted {
        node.preferenceDidChange(AxtPreferenceKey.self)
      } else {
        node.preferencesDidChange()
      }
    }

    func preference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value? {
      guard isInserted, AxtTest.enabled else { return inner }
      if K.self == ExposureKey.self {
        return (inner as? [Exposure] ?? []) + [exposure] as? K.Value
      }
      guard K.self == AxtPreferenceKey.self else { return inner }
      return (inner as? [Axt] ?? []) + [exposure.snapshot(around: [])] as? K.Value
    }
  }
#endif
