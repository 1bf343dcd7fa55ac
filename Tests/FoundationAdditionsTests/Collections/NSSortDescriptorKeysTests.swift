import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NSSortDescriptorKeysTests {
  private func names(_ descriptors: [NSSortDescriptor]) -> [String] {
    let accounts = [("b", 2), ("A", 2), ("c", 1)].map { name, age in
      let account = Account()
      account.name = name
      account.age = age
      return account
    }
    let sorted = NSArray(array: accounts).sortedArray(using: descriptors)
    return sorted.compactMap { ($0 as? Account)?.name }
  }

  @Test func objectsAreOrderedByTheirKeys() {
    #expect(
      names([
        NSSortDescriptor(key: "age", ascending: true),
        NSSortDescriptor(
          key: "name", ascending: false, selector: "localizedCaseInsensitiveCompare:"),
      ]) == ["c", "b", "A"])
    #expect(names([NSSortDescriptor(key: "name", ascending: true)]) == ["A", "b", "c"])
  }

  @Test func aClosureMayCompare() {
    let byLast = NSSortDescriptor(key: "name", ascending: true) { left, right in
      let left = (left as? String ?? "").lowercased()
      return (right as? String ?? "").lowercased().compare(left)
    }
    #expect(names([byLast]) == ["c", "b", "A"])
  }

  private struct Errand {
    var title: String?
    var isDone = false
    var minutes = 0
  }

  private func titles(_ order: NSSortDescriptor) -> [String?] {
    [
      Errand(title: "b", minutes: 2), Errand(title: nil, isDone: true),
      Errand(title: "a", minutes: 9),
    ]
    .sorted { order.compare($0, to: $1) == .orderedAscending }.map(\.title)
  }

  @Test func propertiesThatMayBeNilOrderByTheirKeyPaths() {
    #expect(titles(NSSortDescriptor(keyPath: \Errand.title, ascending: true)) == [nil, "a", "b"])
    #expect(titles(NSSortDescriptor(keyPath: \Errand.title, ascending: false)) == ["b", "a", nil])
  }

  @Test func trueComesAfterFalse() {
    #expect(titles(NSSortDescriptor(keyPath: \Errand.isDone, ascending: true)).last == .some(nil))
    #expect(titles(NSSortDescriptor(keyPath: \Errand.minutes, ascending: true)) == [nil, "b", "a"])
  }
}
