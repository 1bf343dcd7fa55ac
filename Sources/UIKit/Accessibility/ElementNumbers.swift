import Foundation

/// Numbers for the objects that stand behind accessibility elements.
///
/// A number belongs to one object; it is never given to another, even after the object is gone.
@MainActor
enum ElementNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: UInt64
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var last: UInt64 = 0
  private static var sweepAt = 1024

  static func identifier(of object: AnyObject) -> UInt64 {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.number }
    let number = next()
    entries[key] = Entry(object: object, number: number)
    if entries.count > sweepAt {
      entries = entries.filter { $0.value.object != nil }
      sweepAt = max(entries.count * 2, 1024)
    }
    return number
  }

  /// A number that no element has yet.
  static func next() -> UInt64 {
    last += 1
    return last
  }
}
