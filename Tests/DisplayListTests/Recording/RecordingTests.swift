import CoreGraphics
import DisplayList
import Testing

struct RecordingTests {
  private func context() -> CGContext { CGContext(size: CGSize(width: 10, height: 10)) }

  @Test func clipAndAlphaBecomeGroups() {
    let context = context()
    context.clip(to: CGRect(x: 1, y: 1, width: 4, height: 4))
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(
      DisplayList(context).description == """
        group clip rect(1 1 4 4)
          group opacity 0.5
            fill rect(0 0 9 9) #000000
        """)
  }

  @Test func shadowBlurIsTwiceTheRadius() {
    let context = context()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: .black)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      DisplayList(context).description.hasPrefix("group shadow #000000 radius 3 offset (0 2)"))
  }

  @Test func commandsOfAHigherFloorKeepTheirPlace() {
    let context = context()
    context.translateBy(x: 3, y: 4)
    context.draw(DisplayList([.fill(CGRect(x: 0, y: 0, width: 1, height: 1), PaintColor.white)]))
    #expect(
      DisplayList(context).description == """
        group offset (3 4)
          fill rect(0 0 1 1) #FFFFFF
        """)
  }

  @Test func imageStandsOnItsHeadInAViewsContext() {
    let image = CGImage(bitmap: CGBitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let context = context()
    context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(DisplayList(context).description.hasPrefix("group transform [4 0 0 -4 0 4]"))
    let flipped = self.context()
    flipped.translateBy(x: 0, y: 4)
    flipped.scaleBy(x: 1, y: -1)
    flipped.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(DisplayList(flipped).description == "image bitmap 1x1 in (0 0 4 4)")
  }
}
