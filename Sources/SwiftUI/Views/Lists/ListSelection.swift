/// What is selected in a list, with the type of the values hidden.
package struct ListSelection {
  /// Whether rows can be selected only while the list is edited.
  let needsEditing: Bool
  let read: () -> Set<AnyHashable>
  let write: (Set<AnyHashable>) -> Void

  init<V: Hashable>(_ binding: Binding<V?>) {
    needsEditing = false
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { binding.wrappedValue = $0.first?.base as? V }
  }

  init<V: Hashable>(_ binding: Binding<Set<V>>) {
    needsEditing = true
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    write = { binding.wrappedValue = Set($0.compactMap { $0.base as? V }) }
  }

  func contains(_ value: AnyHashable) -> Bool {
    Tracking.untracked { read().contains(value) }
  }

  func toggle(_ value: AnyHashable) {
    guard needsEditing else {
      write([value])
      return
    }
    var values = Tracking.untracked { read() }
    if values.remove(value) == nil { values.insert(value) }
    write(values)
  }
}

extension ListNode {
  /// Selects what a row that was tapped stands for, or takes it out of the selection.
  func select(_ value: AnyHashable) {
    guard let selection, !selection.needsEditing || isEditing else { return }
    selection.toggle(value)
    nearest(NavigationSplitNode.self)?.didSelect(in: self)
  }
}
