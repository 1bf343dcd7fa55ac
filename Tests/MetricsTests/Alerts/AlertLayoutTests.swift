import CoreGraphics
import Metrics
import Testing

struct AlertLayoutTests {
  private let short = CGSize(width: 60, height: 20)

  private func layout(
    texts: [CGFloat] = [20, 16], fields: [CGFloat] = [], labels: [CGSize]
  ) -> AlertLayout {
    AlertLayout(
      width: 270, textHeights: texts, fieldHeights: fields, labels: labels,
      wrappedHeights: labels.map(\.height))
  }

  @Test func textsStandAboveARowOfTwoButtons() {
    let sut = layout(labels: [short, short])
    #expect(sut.texts[0] == CGRect(x: 20, y: 20, width: 230, height: 20))
    #expect(sut.texts[1].minY == 42)
    #expect(sut.buttons[0] == CGRect(x: 0, y: 78, width: 135, height: 44))
    #expect(sut.buttons[1].minX == 135)
    #expect(sut.size == CGSize(width: 270, height: 122))
  }

  @Test func buttonsThatDoNotFitBesideEachOtherStandBelowEachOther() {
    let sut = layout(labels: [short, CGSize(width: 120, height: 20)])
    #expect(sut.buttons.map(\.minY) == [78, 122])
    #expect(sut.buttons.allSatisfy { $0.width == 270 })
    #expect(layout(labels: [short, short, short]).buttons.count == 3)
  }

  @Test func rowsAreAsHighAsTheLargestLabel() {
    let sut = layout(labels: [short, CGSize(width: 300, height: 60)])
    #expect(sut.buttons.map(\.height) == [82, 82])
  }

  @Test func fieldsShareABox() {
    let sut = layout(fields: [30, 30], labels: [short])
    #expect(sut.fieldBox == CGRect(x: 16, y: 72, width: 238, height: 60))
    #expect(sut.fields[1].minY == 102)
    #expect(sut.buttons[0].minY == 148)
    #expect(layout(labels: [short]).fieldBox == nil)
  }

  @Test func fieldsGrowWithTheirText() {
    #expect(AlertMetrics.fieldHeight(line: 15.5) == 30)
    #expect(AlertMetrics.fieldHeight(line: 12) == 30)
    #expect(AlertMetrics.fieldHeight(line: 39.4) == 54)
    let sut = layout(fields: [54, 30], labels: [short])
    #expect(sut.fields.map(\.height) == [54, 30])
    #expect(sut.fields[1].minY == sut.fields[0].maxY)
    #expect(sut.buttons[0].minY == 172)
  }

  @Test func anAlertWithoutTextsIsItsButtons() {
    let sut = layout(texts: [], labels: [short])
    #expect(sut.texts.isEmpty)
    #expect(sut.size.height == 44)
  }

  @Test func theWayOutStandsOnTheLeftOfTwoAndBelowSeveral() {
    #expect(AlertMetrics.order(isCancel: [false, true]) == [1, 0])
    #expect(AlertMetrics.order(isCancel: [true, false]) == [0, 1])
    #expect(AlertMetrics.order(isCancel: [false, true, false]) == [0, 2, 1])
    #expect(AlertMetrics.order(isCancel: []) == [])
  }
}
