import Foundation
import Testing

@testable import Device

struct PinnedDateTests {
  private func seconds(_ text: String) -> Int64? {
    PinnedDate(text).map { $0.nanoseconds / 1_000_000_000 }
  }

  @Test func datesAreReadInGMT() {
    #expect(seconds("2024-01-09T09:41:00Z") == 1_704_793_260)
    #expect(seconds("2024-01-09 09:41") == 1_704_793_260)
    #expect(seconds("2024-01-09") == 1_704_758_400)
    #expect(seconds("1970-01-01T00:00:01") == 1)
  }

  @Test func zonesAreTakenOff() {
    #expect(seconds("2024-01-09T10:41:00+01:00") == 1_704_793_260)
    #expect(seconds("2024-01-09T04:11-05:30") == 1_704_793_260)
  }

  @Test func secondsSince1970AreDates() {
    #expect(PinnedDate("1704793260.25")?.nanoseconds == 1_704_793_260_250_000_000)
    #expect(seconds("-60") == -60)
  }

  @Test(arguments: [
    "", "tomorrow", "2024-13-01", "2024-02-30", "2024-01-09T25:00", "2024-01-09T09:61Z", "nan",
    "inf", "1e300", "2024-01", "T", "2024-01-09T", "2024-01-09T09:41+",
  ])
  func whatIsNoDateIsNone(text: String) {
    #expect(PinnedDate(text) == nil)
  }
}
