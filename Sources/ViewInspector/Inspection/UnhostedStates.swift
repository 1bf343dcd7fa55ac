import SwiftUI

/// What the views of an inspected hierarchy keep for themselves while nobody hosts them.
///
/// It lives as long as what `inspect()` gave: a tap changes state that later reads of the same view
/// see, and a new inspection begins with the initial values.
@MainActor
final class UnhostedStates {
  /// What stands at one place inside of another one.
  private struct Element: Hashable {
    /// Among what else is there; nil for what stands alone.
    let index: Int?
    let type: ObjectIdentifier
  }

  /// What the views inside of a place keep.
  @MainActor
  final class Inside {
    /// Those of the first views, which a search comes to one after the other; of a list of thousands, all.
    private var first: ContiguousArray<(type: ObjectIdentifier, storage: UnhostedStorage)> = []
    private var others: [Element: UnhostedStorage] = [:]

    func storage(at index: Int?, of type: Any.Type) -> UnhostedStorage {
      let type = ObjectIdentifier(type)
      if let index, index < first.count, first[index].type == type { return first[index].storage }
      let element = Element(index: index, type: type)
      if !others.isEmpty, let storage = others[element] { return storage }
      let storage = UnhostedStorage()
      if index == first.count {
        first.append((type, storage))
      } else {
        others[element] = storage
      }
      return storage
    }
  }

  /// By the calls that lead to what is around.
  private var places: [String: Inside] = [:]

  func inside(of path: String) -> Inside {
    if let inside = places[path] { return inside }
    let inside = Inside()
    places[path] = inside
    return inside
  }
}

extension InspectedNode {
  /// Where the view or the modifier of the place keeps its state; nil if it is hosted.
  var storage: UnhostedStorage? {
    // However it was reached.
    let index: Int? =
      switch element {
      case .root, .named: nil
      case .untyped(let position): position
      case .typed(let index): index
      }
    var outer = parent
    if case .named = element { outer = self }
    guard let outer else { return states?.inside(of: "").storage(at: index, of: type) }
    return outer.statesInside?.storage(at: index, of: type)
  }

  /// What is kept inside of the place; nil if it is hosted.
  func findStatesInside() -> UnhostedStates.Inside? {
    var root = self
    while let parent = root.parent { root = parent }
    return root.states?.inside(of: path)
  }
}
