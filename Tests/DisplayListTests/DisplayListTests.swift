import CoreGraphics
import DisplayList
import Testing

struct DisplayListTests {
  private let square = DisplayItem.fill(
    CGRect(x: 0, y: 0, width: 1, height: 1), PaintColor.black)

  @Test func listsAreJoinedInOrder() {
    var list: DisplayList = [square]
    let other: DisplayList = [.fill(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), .black)]
    list.append(contentsOf: other)
    #expect(list == [square] + other)
    #expect(list.items.count == 2)
    #expect(DisplayList().isEmpty)
  }

  @Test func anEmptyListNeedsNoGroup() {
    #expect(DisplayList().grouped(GroupAttributes(opacity: 0.5)).isEmpty)
    #expect(DisplayList().offset(by: CGPoint(x: 1, y: 1)).isEmpty)
  }

  @Test func movingMakesAGroup() {
    let list = DisplayList([square]).offset(by: CGPoint(x: 3, y: 4))
    #expect(list.description == "group offset (3 4)\n  fill rect(0 0 1 1) #000000")
  }

  @Test func equalCommandsAreEqual() {
    let copy = DisplayItem.fill(CGRect(x: 0, y: 0, width: 1, height: 1), PaintColor.black)
    #expect(square == copy)
    #expect(Set([square, copy]).count == 1)
    #expect(square != .fill(CGRect(x: 0, y: 0, width: 1, height: 2), PaintColor.black))
  }

  @Test func shortFormsAreWhatTheySay() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let list: DisplayList = [
      .fill(rect, cornerRadius: 2, .black),
      .line(from: .zero, to: CGPoint(x: 5, y: 0), .black, width: 2),
      .opacity(0.5, [square]),
      .clipped(to: CGPath(ellipseIn: rect, transform: nil), [square]),
      .offset(CGPoint(x: 1, y: 0), [square]),
    ]
    #expect(
      list.description == """
        fill roundedRect(0 0 10 10, 2) #000000
        stroke path(M0 0 L5 0) #000000 width 2
        group opacity 0.5
          fill rect(0 0 1 1) #000000
        group clip ellipse(0 0 10 10)
          fill rect(0 0 1 1) #000000
        group offset (1 0)
          fill rect(0 0 1 1) #000000
        """)
  }
}
