import CoreGraphics
import Metrics
import Testing

/// Alerts that are higher than the room for them.
struct AlertPartsTests {
  private let label = CGSize(width: 60, height: 20)

  private func alert(text: CGFloat, buttons: Int) -> AlertLayout {
    let labels = Array(repeating: label, count: buttons)
    return AlertLayout(
      width: 270, textHeights: [text], labels: labels, wrappedHeights: labels.map(\.height))
  }

  @Test func whatFitsShowsAsAWhole() {
    let sut = alert(text: 100, buttons: 3).parts(in: 272)
    #expect(sut.texts == 140)
    #expect(sut.buttons == 132)
  }

  @Test func longTextsLeaveOneRowAndAHalfOfTheButtons() {
    let sut = alert(text: 2000, buttons: 5).parts(in: 700)
    #expect(sut.buttons == 66)
    #expect(sut.texts == 634)
    #expect(alert(text: 2000, buttons: 1).parts(in: 700).buttons == 44)
  }

  @Test func manyButtonsHaveWhatTheTextsLeave() {
    let sut = alert(text: 60, buttons: 40).parts(in: 700)
    #expect(sut.texts == 100)
    #expect(sut.buttons == 600)
  }

  @Test func theWayOutOfASheetStaysAsItIs() {
    let layout = ActionSheetLayout(
      width: 374, textHeights: [20], labelHeights: Array(repeating: 20, count: 31),
      buttonCount: 30, cancelCount: 1)
    let room = ActionSheetLayout.room(
      in: CGSize(width: 390, height: 844), top: 47, bottom: 34)
    #expect(room == 763)
    let sut = layout.parts(in: room)
    #expect(layout.height(of: sut) == room)
    #expect(sut.height == room - 57 - ActionSheetLayout.margin)
  }

  @Test func anAlertStaysBelowTheTopAndAboveTheKeyboard() {
    let screen = CGSize(width: 390, height: 844)
    let room = AlertMetrics.room(in: screen, top: 47, bottom: 34, keyboard: 0)
    #expect(room == 763)
    #expect(AlertMetrics.top(of: room, in: screen, top: 47, bottom: 34, keyboard: 0) == 47)
    #expect(AlertMetrics.top(of: 200, in: screen, top: 47, bottom: 34, keyboard: 0) == 322)
    let low = AlertMetrics.room(in: screen, top: 47, bottom: 34, keyboard: 336)
    #expect(low == 437)
    #expect(AlertMetrics.top(of: low, in: screen, top: 47, bottom: 34, keyboard: 336) == 47)
  }
}
