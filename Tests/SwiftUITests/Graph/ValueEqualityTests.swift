import Testing

@testable import SwiftUI

/// The one rule by which values count as the same.
struct ValueEqualityTests {
  private struct Point { var x = 1, y = 2 }
  private struct Named: Equatable { var name: String }
  private struct Action { let run: () -> Void }

  @Test func valuesWithoutReferencesAreComparedByTheirBits() {
    #expect(areEqual(Point(), Point()))
    #expect(!areEqual(Point(), Point(y: 3)))
  }

  @Test func valuesWithOtherBitsAreAskedIfTheyCanTell() {
    let long = String(repeating: "long enough for memory of its own ", count: 2)
    let copy = String(Array(long))
    #expect(areEqual(Named(name: long), Named(name: copy)))
    #expect(areEqual(0.0, -0.0))
    #expect(!areEqual(Named(name: long), Named(name: "short")))
  }

  @Test func closuresThatCaptureOtherThingsCannotBeTold() {
    let (first, second) = (Named(name: "a"), Named(name: "b"))
    let actions = [first, second].map { name in Action { _ = name } }
    #expect(!areEqual(actions[0], actions[1]))
    #expect(areEqual(actions[0], actions[0]))
  }

  @Test func fieldsInMemoryFollowTheSameRule() {
    let equality = ValueEquality(Named.self)
    func areEqual(_ lhs: Named, _ rhs: Named) -> Bool {
      withUnsafePointer(to: lhs) { left in
        withUnsafePointer(to: rhs) { equality.areEqual(left, $0) }
      }
    }
    #expect(areEqual(Named(name: "a"), Named(name: "a")))
    #expect(!areEqual(Named(name: "a"), Named(name: "b")))
  }
}
