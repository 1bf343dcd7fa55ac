import Foundation
import FoundationAdditions
import Testing

/// Names that apps use of iOS's Foundation and C library.
@Suite struct SmallNamesTests {
  private struct Refused: Error {}

  @Test func unitsOfTimeAreThoseOfTheCLibrary() {
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1000)
    #expect(USEC_PER_SEC == 1_000_000 && MSEC_PER_SEC == 1000)
    let later = DispatchTime(uptimeNanoseconds: 2 * NSEC_PER_SEC)
    #expect(later == DispatchTime(uptimeNanoseconds: NSEC_PER_SEC) + .seconds(1))
  }

  @Test func aPoolGivesWhatItsBodyGivesAndThrowsWhatItThrows() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Refused.self) { try autoreleasepool { throw Refused() } }
  }

  @Test func filesCanBeReachedWithoutBeingPicked() throws {
    let file = URL(fileURLWithPath: "/tmp/a")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    let page = try #require(URL(string: "https://example.com"))
    #expect(!page.startAccessingSecurityScopedResource())
  }

  @Test func theAbsoluteTimeIsThatOfDates() {
    let before = Date().timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    #expect(before <= time && time <= Date().timeIntervalSinceReferenceDate)
  }

  @MainActor
  @Test func theMainThreadHasItsName() {
    #expect(Thread.main === Thread.mainThread)
  }
}
