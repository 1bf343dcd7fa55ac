import Testing

@testable import SwiftUI

struct ColumnWidthTests {
  @Test func columnsAreAsWideAsIsIdeal() {
    let widths = ColumnWidth.widths(
      of: [ColumnWidth(minimum: 200, ideal: 250, maximum: 300)], last: ColumnWidth(ideal: 0),
      in: 1000)
    #expect(widths == [250, 750])
  }

  @Test func theIdealWidthIsKeptWithinItsBounds() {
    #expect(ColumnWidth(minimum: 200, ideal: 100).ideal == 200)
    #expect(ColumnWidth(ideal: 500, maximum: 300).ideal == 300)
    #expect(ColumnWidth(minimum: .nan, ideal: -1).ideal == 320)
  }

  @Test func columnsGiveWayToTheLeastWidthOfTheLastOne() {
    let column = ColumnWidth(minimum: 200, ideal: 300)
    let widths = ColumnWidth.widths(
      of: [column, column], last: ColumnWidth(minimum: 250, ideal: 400), in: 800)
    #expect(widths == [300, 250, 250])
  }
}
