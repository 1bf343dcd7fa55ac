import Foundation
import Testing

@testable import SwiftUI

@Suite struct IdentityChangeTests {
  private func change<ID: Hashable>(_ old: [ID], _ new: [ID]) -> [Range<Int>] {
    let change = IdentityChange(from: ContiguousArray(old), to: ContiguousArray(new))
    return [change.removed, change.inserted]
  }

  @Test func onlyWhatLiesBetweenTheEndsThatStayIsLookedAt() {
    #expect(change([1, 2, 3], [0, 1, 2, 3]) == [0..<0, 0..<1])
    #expect(change([1, 2, 3], [1, 2, 3, 4]) == [3..<3, 3..<4])
    #expect(change([1, 2, 3, 4], [1, 3, 2, 4]) == [1..<3, 1..<3])
    #expect(change([1, 2, 3], [1, 3]) == [1..<2, 1..<1])
    #expect(change(["a", "b"], ["c", "d"]) == [0..<2, 0..<2])
  }

  @Test func repeatedIdentitiesAreNotCountedFromBothEnds() {
    #expect(change([1, 1], [1, 1, 1]) == [2..<2, 2..<3])
    #expect(change([1, 1, 1], [1]) == [1..<3, 1..<1])
  }

  @Test func emptyListsAndEqualOnes() {
    #expect(change([Int](), []) == [0..<0, 0..<0])
    #expect(change([], ["a"]) == [0..<0, 0..<1])
    let same = [UUID(), UUID()]
    let none = IdentityChange(from: ContiguousArray(same), to: ContiguousArray(same))
    #expect(none.isEmpty)
  }

  @Test func equalIdentitiesWithOtherBitsAreTheSame() {
    #expect(change([0.0, 1.0], [-0.0, 1.0]) == [2..<2, 2..<2])
  }

  @Test func identitiesAreCounted() {
    #expect(IdentityChange.count(of: "a", in: ["a", "b", "a"]) == 2)
    #expect(IdentityChange.count(of: 3, in: [1, 2]) == 0)
  }
}
