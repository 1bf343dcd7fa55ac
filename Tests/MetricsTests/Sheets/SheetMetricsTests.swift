import CoreGraphics
import Metrics
import Testing

struct SheetMetricsTests {
  @Test func whatIsBehindKeepsSixteenPointsFreeAtTheSides() {
    let size = CGSize(width: 390, height: 844)
    let seen = CGRect(origin: .zero, size: size)
      .applying(SheetMetrics.behind(size: size, safeTop: 47))
    #expect(abs(seen.minX - 16) < 0.01 && abs(seen.maxX - 374) < 0.01)
    #expect(seen.minY == 47)
  }

  @Test func whatIsBehindComesFromTheWholeScreen() {
    let size = CGSize(width: 375, height: 667)
    #expect(SheetMetrics.behind(size: size, safeTop: 20, progress: 0).isIdentity)
    let half = CGRect(origin: .zero, size: size)
      .applying(SheetMetrics.behind(size: size, safeTop: 0, progress: 0.5))
    #expect(abs(half.minX - 8) < 0.01)
    #expect(half.minY == 10)
  }

  @Test func aSheetGoesOnAsContentRolls() {
    #expect(abs(SheetMetrics.wayOn(velocity: 1000) - 499) < 0.01)
    #expect(abs(SheetMetrics.wayOn(velocity: -1000) + 499) < 0.01)
    #expect(SheetMetrics.wayOn(velocity: 0) == 0)
  }
}
