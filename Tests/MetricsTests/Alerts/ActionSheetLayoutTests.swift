import CoreGraphics
import Metrics
import Testing

struct ActionSheetLayoutTests {
  @Test func theWayOutHasACardOfItsOwn() {
    let sut = ActionSheetLayout(
      width: 374, textHeights: [16], labelHeights: [24, 24, 24], buttonCount: 2, cancelCount: 1)
    #expect(sut.texts[0].minX == 16)
    #expect(sut.card.height == 157)
    #expect(sut.cancelCard.minY == sut.card.maxY + 8)
    #expect(sut.cancels == [sut.cancelCard])
    #expect(sut.size.height == sut.cancelCard.maxY)
  }

  @Test func aSheetOfOnlyTheWayOutHasNoGap() {
    let sut = ActionSheetLayout(
      width: 374, textHeights: [], labelHeights: [24], buttonCount: 0, cancelCount: 1)
    #expect(sut.card.height == 0)
    #expect(sut.size.height == 57)
  }

  @Test func sheetsStayAsWideAsAnUprightPhone() {
    #expect(ActionSheetLayout.width(in: CGSize(width: 390, height: 844)) == 374)
    #expect(ActionSheetLayout.width(in: CGSize(width: 844, height: 390)) == 374)
    let size = CGSize(width: 374, height: 100)
    let origin = ActionSheetLayout.origin(
      of: size, in: CGSize(width: 844, height: 390), bottom: 21)
    #expect(origin == CGPoint(x: 235, y: 269))
    let plain = ActionSheetLayout.origin(of: size, in: CGSize(width: 390, height: 844), bottom: 0)
    #expect(plain.y == 736)
  }
}
