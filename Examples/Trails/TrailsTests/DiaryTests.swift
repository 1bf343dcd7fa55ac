import Testing
import TrailKit

@testable import Trails

@Suite("Diary")
@MainActor
struct DiaryTests {
  private let diary = Diary(trails: [
    Trail(id: 1, name: "Short", kilometres: 2, difficulty: .easy),
    Trail(id: 2, name: "Long", kilometres: 20, difficulty: .hard),
  ])

  @Test func nothingIsWalkedAtFirst() {
    #expect(diary.walked.isEmpty)
    #expect(diary.distanceWalked == 0)
  }

  @Test func distanceIsThatOfWalkedTrails() {
    diary.toggle(diary.trails[1])
    #expect(diary.distanceWalked == 20)
    diary.toggle(diary.trails[1])
    #expect(diary.distanceWalked == 0)
  }
}
