import SwiftUI

/// The selection of a map, whatever the type of its values is.
@MainActor
struct MapSelectionLink {
  private let fits: (AnyHashable) -> Bool
  private let selected: AnyHashable?
  private let write: (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    fits = { $0.base is Value }
    selected = binding.wrappedValue.map { AnyHashable($0) }
    write = { tag in binding.wrappedValue = tag?.base as? Value }
  }

  func canSelect(_ item: _MapItem) -> Bool { tag(of: item) != nil }

  func isSelected(_ item: _MapItem) -> Bool {
    guard let selected else { return false }
    return tag(of: item) == selected
  }

  func select(_ item: _MapItem) {
    if let tag = tag(of: item) { write(tag) }
  }

  func selectNothing() {
    if selected != nil { write(nil) }
  }

  /// The first of the item's tags that has the type of the selection.
  private func tag(of item: _MapItem) -> AnyHashable? { item.tags.first(where: fits) }
}
