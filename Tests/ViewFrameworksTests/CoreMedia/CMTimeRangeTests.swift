import CoreMedia
import Testing

@Suite struct CMTimeRangeTests {
  private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
    CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
  }

  @Test func aRangeHasItsStartAndNotItsEnd() {
    let range = range(2, 5)
    #expect(range.duration.seconds == 3 && CMTimeRangeGetEnd(range).seconds == 5)
    #expect(range.containsTime(CMTime(value: 2, timescale: 1)))
    #expect(!range.containsTime(CMTime(value: 5, timescale: 1)))
    #expect(range.containsTimeRange(self.range(3, 5)))
    #expect(!range.containsTimeRange(self.range(3, 6)))
  }

  @Test func rangesAreJoinedAndCut() {
    #expect(range(1, 3).union(range(5, 6)) == range(1, 6))
    #expect(range(1, 4).intersection(range(3, 6)) == range(3, 4))
    #expect(range(1, 2).intersection(range(3, 6)).isEmpty)
    #expect(!CMTimeRange.invalid.union(range(1, 2)).isValid)
    #expect(!range(4, 2).isValid)
  }
}
