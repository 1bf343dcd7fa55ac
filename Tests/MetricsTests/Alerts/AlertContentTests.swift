import CoreGraphics
import Metrics
import Testing

/// What an app puts into an alert stands above the buttons.
struct AlertContentTests {
  @Test func contentStandsBetweenTheTextsAndTheButtons() {
    let label = CGSize(width: 60, height: 20)
    let sut = AlertLayout(
      width: 270, textHeights: [20], labels: [label], wrappedHeights: [20],
      contentHeight: 100)
    #expect(sut.content == CGRect(x: 0, y: 60, width: 270, height: 100))
    #expect(sut.buttons.map(\.minY) == [160])
    #expect(sut.size.height == 204)
  }

  @Test func aSheetsContentStandsInItsCard() {
    let sut = ActionSheetLayout(
      width: 300, textHeights: [], labelHeights: [20, 20], buttonCount: 1, cancelCount: 1,
      contentHeight: 80)
    #expect(sut.content == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(sut.buttons.map(\.minY) == [80])
    #expect(sut.cancelCard.minY == 145)
  }

  @Test func aTitleAtTheSideStandsBesideItsImage() {
    let row = CGSize(width: 270, height: 44)
    let image = AlertMetrics.actionImage(CGSize(width: 24, height: 20), in: row)
    #expect(image.midY == 22)
    let label = AlertMetrics.actionLabel(beside: image, in: row)
    #expect(label.minX > image.maxX)
    #expect(label.maxX < row.width)
  }
}
