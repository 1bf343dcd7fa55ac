/// Something that shows what a map view does.
@MainActor
protocol MapViewControl: AnyObject {
  /// The map was moved, or follows the user or no longer.
  func mapHasChanged()
}

/// The controls of a map view, wherever they stand; the view does not keep them alive.
@MainActor
final class MapViewControls {
  private struct Entry {
    weak var control: (any MapViewControl)?
  }

  private var entries: [Entry] = []

  func add(_ control: any MapViewControl) {
    remove(control)
    entries.append(Entry(control: control))
  }

  func remove(_ control: any MapViewControl) {
    entries.removeAll { $0.control == nil || $0.control === control }
  }

  func update() {
    for entry in entries { entry.control?.mapHasChanged() }
  }
}
