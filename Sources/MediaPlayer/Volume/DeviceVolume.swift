import FoundationAdditions

/// How loud the device is, as all its sliders show.
@MainActor
enum DeviceVolume {
  /// From 0 to 1; in the middle at first, which is chosen.
  static var level: Float = 0.5 {
    didSet {
      for view in views.allObjects where level != oldValue { view.volumeDidChange() }
    }
  }

  static let views = NSHashTable<MPVolumeView>.weakObjects()
}
