import SwiftUI

/// What the views of an inspected hierarchy keep for themselves while nobody hosts them.
///
/// It lives as long as what `inspect()` gave: a tap changes state that later reads of the same view
/// see, and a new inspection begins with the initial values.
@MainActor
final class UnhostedStates {
  private struct Place: Hashable {
    let path: String
    let type: ObjectIdentifier
  }

  private var storages: [Place: UnhostedStorage] = [:]

  func storage(of type: Any.Type, at path: String) -> UnhostedStorage {
    let place = Place(path: path, type: ObjectIdentifier(type))
    if let storage = storages[place] { return storage }
    let storage = UnhostedStorage()
    storages[place] = storage
    return storage
  }
}

extension InspectedNode {
  /// Where the view or the modifier of the place keeps its state; nil if it is hosted.
  var storage: UnhostedStorage? {
    var root = self
    while let parent = root.parent { root = parent }
    return root.states?.storage(of: type, at: given(nil).path)
  }
}
