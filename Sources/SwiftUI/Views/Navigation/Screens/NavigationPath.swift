import Foundation

/// Values that stand for the screens of a navigation stack.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Removes the last values; all of them when there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(0, k), elements.count))
  }
}

/// The path of a navigation stack, with the type of its values hidden.
@MainActor
package struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  /// Adds a value; false when the path cannot hold it.
  let append: (AnyHashable) -> Bool
  /// Keeps only the first values.
  let keepFirst: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    append = { value in
      path.wrappedValue.elements.append(value)
      return true
    }
    keepFirst = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
    keepFirst = { count in
      let extra = path.wrappedValue.count - count
      if extra > 0 { path.wrappedValue.removeLast(extra) }
    }
  }
}
