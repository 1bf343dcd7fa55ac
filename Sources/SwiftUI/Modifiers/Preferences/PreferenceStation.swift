/// What another library puts at a place in the tree to send preferences up or to hear of them.
@MainActor
package protocol PreferenceStation: AnyObject {
  /// What goes up from here for a preference whose value inside is `inner`; nil for nothing.
  func preference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value?
  /// Whether the station hears of changes of the preferences inside.
  var readsPreferences: Bool { get }
  /// The preferences inside may be sent by other views, or by the same ones in another order.
  func preferencesDidChange()
  /// The place has come into sight or has gone out of it.
  func didAppear()
  func didDisappear()
  /// The place has left the tree.
  func didLeave()
}

extension PreferenceStation {
  package var readsPreferences: Bool { false }
  package func preferencesDidChange() {}
  package func didAppear() {}
  package func didDisappear() {}
  package func didLeave() {}
}

/// The place of a station.
@MainActor
package final class PreferenceStationNode: SingleChildNode, AppearanceObserver, PreferencePasser {
  package let station: any PreferenceStation
  package var isShown = false

  package init(_ station: any PreferenceStation, _ context: _NodeContext) {
    self.station = station
    super.init(context)
  }

  /// Begins to send and to hear preferences; the content has been made.
  package func start() {
    flags.insert(.hasPreferences)
    preferencesDidChange()
    if station.readsPreferences { graph.enqueuePreferences(self) }
    appearIfVisible()
  }

  // MARK: Preferences

  /// The value of a preference inside.
  package func innerPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    super.preference(key)
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    passedPreference(key, inner: super.preference(key))
  }

  func passedPreference<K: PreferenceKey>(_ key: K.Type, inner: K.Value?) -> K.Value? {
    station.preference(key, inner: inner)
  }

  package override var readsPreferences: Bool { station.readsPreferences }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool { false }

  package override func readPreferences() { station.preferencesDidChange() }

  // MARK: Life cycle

  package func didAppear() { station.didAppear() }

  package func didDisappear() { station.didDisappear() }

  package override func tearDown() {
    super.tearDown()
    disappearIfShown()
    station.didLeave()
  }

  package override func setVisible(_ isVisible: Bool) {
    super.setVisible(isVisible)
    observeVisibility(isVisible)
  }
}
