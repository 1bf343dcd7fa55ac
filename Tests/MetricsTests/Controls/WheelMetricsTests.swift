import CoreGraphics
import Metrics
import Testing

struct WheelMetricsTests {
  @Test func theChosenRowStandsInTheMiddle() {
    #expect(WheelMetrics.top(ofRow: 0, in: 216) == 92)
    #expect(WheelMetrics.top(ofRow: -2, in: 216) == 28)
    #expect(WheelMetrics.shownRows(around: 1, of: 100, in: 216) == 0..<6)
    #expect(WheelMetrics.shownRows(around: 99, of: 100, in: 216) == 95..<100)
    #expect(WheelMetrics.shownRows(around: 0, of: 0, in: 216).isEmpty)
    #expect(WheelMetrics.shownRows(around: -1, of: 1, in: 216) == 0..<1)
  }

  @Test func aDragTurnsWholeRowsAndAFlickMore() {
    #expect(WheelMetrics.row(from: 5, of: 10, distance: -70) == 7)
    #expect(WheelMetrics.row(from: 5, of: 10, distance: 40) == 4)
    #expect(WheelMetrics.row(from: 5, of: 10, distance: -70, velocity: -400) == 8)
    #expect(WheelMetrics.row(from: 5, of: 10, distance: -9000) == 9)
    #expect(WheelMetrics.row(from: 5, of: 0, distance: 10) == 0)
  }

  @Test func wordsStandAtASideOrInTheMiddle() {
    #expect(WheelMetrics.Side.leading(12).start(of: 30, in: 100) == 12)
    #expect(WheelMetrics.Side.middle.start(of: 30, in: 100) == 35)
    #expect(WheelMetrics.Side.trailing(12).start(of: 30, in: 100) == 58)
  }

  @Test func rowsFadeTowardsTheEdges() {
    #expect(WheelMetrics.opacity(at: 0, in: 216) == 1)
    let next = WheelMetrics.opacity(at: 32, in: 216)
    #expect(next < 1 && WheelMetrics.opacity(at: -64, in: 216) < next)
    #expect(WheelMetrics.opacity(at: 500, in: 216) > 0)
  }

  @Test func searchesBeginAtTheChosenRow() {
    #expect(WheelMetrics.rowsByDistance(from: 2, of: 5) == [2, 1, 3, 0, 4])
    #expect(WheelMetrics.rowsByDistance(from: 0, of: 0).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, 0, .leastNonzeroMagnitude, 1e308])
  func rowsOfOddHeightsAreShownAtMostAll(
    height: CGFloat
  ) {
    let rows = WheelMetrics.shownRows(around: 3, of: 10, rowHeight: height, in: 216)
    #expect(rows.contains(3))
    #expect(rows.clamped(to: 0..<10) == rows)
  }
}
