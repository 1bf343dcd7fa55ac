import SwiftUI

/// What the views of an inspected hierarchy keep for themselves while nobody hosts them.
///
/// It lives as long as what `inspect()` gave: a tap changes state that later reads of the same view
/// see, and a new inspection begins with the initial values.
@MainActor
final class UnhostedStates {
  struct Place: Hashable {
    /// The calls that lead to what is around it.
    let path: String
    /// Among what else is there; nil for what stands alone.
    let index: Int?
    let type: ObjectIdentifier
  }

  private var storages: [Place: UnhostedStorage] = [:]

  func storage(at place: Place) -> UnhostedStorage {
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
    guard let states = root.states else { return nil }
    // However it was reached.
    let index: Int? =
      switch element {
      case .root, .named: nil
      case .untyped(let position): position
      case .typed(let index): index
      }
    var outer = parent
    if case .named = element { outer = self }
    return states.storage(
      at: .init(path: outer?.knownPath ?? "", index: index, type: ObjectIdentifier(type)))
  }
}
