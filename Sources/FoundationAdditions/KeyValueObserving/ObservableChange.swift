import Foundation

/// How the classes of the frameworks say that observable properties change.
///
/// A stored property says so by its observers, `willSet { ObservableChange.begins(in: self, "contentSize") }` and
/// `didSet { ObservableChange.ends(in: self, "contentSize") }`; what changes several at once by `make`. Where nobody
/// observes anything, that costs a look at one number. Their class's table has to have them.
package enum ObservableChange {
  /// Whether anything is observed at all.
  package static var isHeard: Bool { ObservedKeys.shared.isActive }

  package static func begins(in object: some NSObjectProtocol, _ key: String) {
    guard isHeard else { return }
    object.willChangeValue(forKey: key)
  }

  package static func ends(in object: some NSObjectProtocol, _ key: String) {
    guard isHeard else { return }
    object.didChangeValue(forKey: key)
  }

  /// Changes several values, and says so before and after.
  package static func make<Result>(
    in object: some NSObjectProtocol, _ keys: [String], by change: () throws -> Result
  ) rethrows -> Result {
    guard isHeard else { return try change() }
    for key in keys { object.willChangeValue(forKey: key) }
    defer { for key in keys.reversed() { object.didChangeValue(forKey: key) } }
    return try change()
  }
}
