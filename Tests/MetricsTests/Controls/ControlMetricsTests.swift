import CoreGraphics
import Metrics
import Testing

struct ControlMetricsTests {
  @Test func slidersAndTheirThumbsAnswerEachOther() {
    let bounds = CGRect(x: 10, y: 0, width: 128, height: 31)
    for part in [0, 0.25, 1] as [CGFloat] {
      let middle = SliderMetrics.thumbMiddle(at: part, in: bounds)
      #expect(abs(SliderMetrics.part(at: middle, in: bounds) - part) < 0.0001)
    }
    #expect(SliderMetrics.thumbMiddle(at: 0, in: bounds) == 24)
    #expect(SliderMetrics.part(at: 5, in: CGRect(x: 0, y: 0, width: 20, height: 31)) == 0)
  }

  @Test func fieldsAreAPointHigherThanTheirLine() {
    #expect(FieldMetrics.height(line: 61.0 / 3, hasBorder: false) == 22)
    #expect(FieldMetrics.height(line: 61.0 / 3, hasBorder: true) == 34)
    #expect(FieldMetrics.height(line: 14, hasBorder: true) == 34)
    #expect(FieldMetrics.height(line: 40, hasBorder: true) == 53)
  }

  @Test func switchesMirrorTheirThumb() {
    let track = CGRect(origin: .zero, size: SystemMetrics.iOS18.switchSize)
    let on = SwitchMetrics.thumb(SystemMetrics.iOS18.switchThumb, in: track, isOn: true)
    #expect(on == CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(
      SwitchMetrics.thumb(
        SystemMetrics.iOS18.switchThumb, in: track, isOn: true, isRightToLeft: true
      ).minX == 2)
    #expect(
      SwitchMetrics.thumb(
        SystemMetrics.iOS18.switchThumb, in: track, isOn: false, isRightToLeft: true) == on)
  }

  @Test func linesPartOnlySegmentsThatAreNotChosen() {
    let lines = (0..<4).map { SegmentMetrics.hasDivider(before: $0, selected: 1) }
    #expect(lines == [false, false, false, true])
    #expect(SegmentMetrics.hasDivider(before: 1, selected: nil))
  }

  @Test func tokensAreAsLargeAsTheirWordsAndTheRoomAroundThem() {
    #expect(
      SearchMetrics.token(CGSize(width: 30, height: 20)) == CGSize(width: 42, height: 24))
    let icon = SearchMetrics.tokenIcon(CGSize(width: 60, height: 40), line: 20)
    #expect(icon == CGSize(width: 30, height: 20))
    #expect(
      SearchMetrics.token(CGSize(width: 30, height: 20), icon: icon)
        == CGSize(width: 76, height: 24))
  }

  @Test func spokesFadeClockwiseFromTheTop() {
    let spokes = ProgressMetrics.spokes(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(spokes.count == 8)
    #expect(abs(spokes[0].start.x - 10) < 0.0001 && spokes[0].end.y < spokes[0].start.y)
    #expect(spokes[2].end.x > 15)
    #expect(zip(spokes, spokes.dropFirst()).allSatisfy { $0.opacity > $1.opacity })
  }

  @Test func dotsStandInTheMiddle() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 26)
    #expect(PageDotMetrics.dot(1, of: 3, in: bounds).midX == 100)
    #expect(PageDotMetrics.dot(0, of: 2, in: bounds).midX == 100 - 17.4 / 2)
    let step = PageDotMetrics.width(count: 4) - PageDotMetrics.width(count: 3)
    #expect(abs(step - 17.4) < 0.001)
  }

  @Test func badgesAreAtLeastAsWideAsHigh() {
    #expect(TabBarMetrics.badge(textWidth: 6, inTab: 100).size == CGSize(width: 18, height: 18))
    #expect(TabBarMetrics.badge(textWidth: 30, inTab: 100).width == 40)
    #expect(TabBarMetrics.badge(textWidth: 30, before: 100).maxX == 100)
  }

  @Test func keyboardsFollowTheScreen() {
    func height(_ width: CGFloat, _ height: CGFloat, isPad: Bool = false, _ home: Bool) -> CGFloat {
      KeyboardMetrics.height(
        screen: CGSize(width: width, height: height), isPad: isPad, hasHomeIndicator: home)
    }
    #expect(height(390, 844, true) == 336)
    #expect(height(430, 932, true) == 346)
    #expect(height(375, 667, false) == 260)
    #expect(height(844, 390, true) == 209)
    #expect(height(820, 1180, isPad: true, true) == 320)
    #expect(KeyboardMetrics.covered(endingAt: 800, by: 508) == 292)
    #expect(KeyboardMetrics.covered(endingAt: 400, by: 508) == 0)
    #expect(KeyboardMetrics.covered(endingAt: 800, by: nil) == 0)
  }

  @Test func sheetsLeaveRoomAboveAndBelow() {
    let screen = CGSize(width: 744, height: 700)
    let page = SheetMetrics.page
    #expect(
      SheetMetrics.size(wanted: (page.width, page.height), in: screen)
        == CGSize(width: 704, height: 656))
    #expect(SheetMetrics.size(wanted: (nil, 100), in: screen) == CGSize(width: 744, height: 100))
    let maximum = SheetMetrics.maximumDetent(height: 844, safeTop: 47, safeBottom: 34)
    #expect(maximum == 753)
    #expect(SheetMetrics.mediumDetent(maximum: maximum) == 376.5)
  }

  @Test func titlesStandInTheMiddleUnlessItemsAreInTheirWay() {
    func start(_ width: CGFloat, _ left: CGFloat, _ right: CGFloat) -> CGFloat {
      NavigationBarMetrics.titleStart(width: width, in: 390, from: left, to: right)
    }
    #expect(start(100, 16, 374) == 145)
    #expect(start(200, 150, 374) == 150)
    #expect(start(200, 16, 280) == 80)
    #expect(start(400, 50, 340) == 50)
  }
}
