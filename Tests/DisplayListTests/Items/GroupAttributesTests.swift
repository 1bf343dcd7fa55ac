import CoreGraphics
import DisplayList
import Testing

struct GroupAttributesTests {
  @Test func onlyUntouchedAttributesArePlain() {
    #expect(GroupAttributes().isPlain)
    #expect(!GroupAttributes(opacity: 0.5).isPlain)
    #expect(!GroupAttributes(transform: CGAffineTransform(scaleX: 2, y: 2)).isPlain)
    #expect(!GroupAttributes(filters: [.colorInvert]).isPlain)
    #expect(!GroupAttributes(blendMode: .multiply).isPlain)
    #expect(!GroupAttributes(isIsolated: true).isPlain)
  }

  @Test func masksAreDescribedInside() {
    let square = DisplayItem.fill(CGRect(x: 0, y: 0, width: 1, height: 1), PaintColor.black)
    let list = DisplayList([square]).grouped(GroupAttributes(mask: DisplayList([square])))
    #expect(
      list.description == """
        group
          mask
            fill rect(0 0 1 1) #000000
          fill rect(0 0 1 1) #000000
        """)
  }

  @Test func filtersAreNamedInOrder() {
    let attributes = GroupAttributes(filters: [
      .blur(radius: 3), .saturation(0.5), .hueRotation(.pi / 2), .colorInvert,
    ])
    #expect(attributes.description == " blur 3 saturation 0.5 hueRotation 90° colorInvert")
  }

  @Test func transformsAreSaidAsShortAsPossible() {
    func text(_ transform: CGAffineTransform) -> String {
      GroupAttributes(transform: transform).description
    }
    #expect(text(CGAffineTransform(translationX: 1, y: 2)) == " offset (1 2)")
    #expect(text(CGAffineTransform(scaleX: 2, y: 2)) == " scale 2")
    #expect(text(CGAffineTransform(scaleX: 2, y: 3)) == " scale (2 3)")
    #expect(
      text(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        == " transform [1 2 3 4 5 6]")
  }
}
