#if TESTABLE
  import SwiftUI

  /// Exposes a view as an element around the elements inside it.
  struct ExposingModifier: PrimitiveModifier {
    let data: ExposedData

    static var updatesContentFirst: Bool { true }

    @MainActor
    func makeNode(_ context: _NodeContext) -> PreferenceStationNode {
      let station = ExposingStation(data)
      let node = PreferenceStationNode(station, context)
      station.exposure.node = node
      return node
    }

    @MainActor
    func start(_ node: PreferenceStationNode) { node.start() }

    @MainActor
    func updateNode(_ node: PreferenceStationNode) {
      trusted(node.station, as: ExposingStation.self).update(data, in: node)
    }

    @MainActor
    var _structure: _ModifierStructure { _ModifierStructure(.hidden) }
  }

  /// The place of an exposed view.
  @MainActor
  final class ExposingStation: PreferenceStation {
    let exposure: Exposure

    init(_ data: ExposedData) { exposure = Exposure(data) }

    func update(_ data: ExposedData, in node: _Node) {
      let wasNamed = exposure.data.id != nil
      exposure.take(data)
      // A place that gets or loses its name is merged in another way.
      if wasNamed == (data.id != nil) {
        node.preferenceDidChange(AxtPreferenceKey.self)
      } else {
        node.preferencesDidChange()
      }
    }

    func preference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value? {
      guard AxtTest.enabled else { return inner }
      if K.self == ExposureKey.self {
        exposure.content = inner as? [Exposure] ?? []
        return [exposure] as? K.Value
      }
      guard K.self == AxtPreferenceKey.self else { return inner }
      return [exposure.snapshot(around: inner as? [Axt] ?? [])] as? K.Value
    }

    func didAppear() { exposure.setVisible(true) }

    func didDisappear() { exposure.setVisible(false) }
  }
#endif
