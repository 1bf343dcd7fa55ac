import CoreGraphics
import DisplayList
import Testing

struct DisplayListDescriptionTests {
  @Test func eachCommandIsALineAndGroupsAreIndented() {
    let list: DisplayList = [
      .fill(CGRect(x: 0, y: 0, width: 390, height: 844.5), PaintColor.white),
      .group(
        GroupAttributes(
          opacity: 0.5, transform: CGAffineTransform(translationX: 10, y: 20),
          clip: Clip(CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 8)),
        [
          .fill(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), .black),
          .text(
            GlyphRun(
              "Hi", font: GlyphFont(size: 17, weight: 600),
              paint: .color(PaintColor(0, 122, 255)), origin: CGPoint(x: 1, y: 2),
              advances: [10, 4.3333], underline: DecorationLine())),
        ]),
    ]
    #expect(
      list.description == """
        fill rect(0 0 390 844.5) #FFFFFF
        group offset (10 20) clip roundedRect(0 0 50 50, 8) opacity 0.5
          fill ellipse(0 0 4 4) #000000
          text "Hi" at (1 2) system 17 semibold #007AFF width 14.333 underline
        """)
  }

  @Test func strokesAndGradientsSayWhatDiffersFromPlain() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let gradient = PaintGradient(
      .linear(start: .zero, end: CGPoint(x: 0, y: 5)), colors: [.black, .clear])
    let list: DisplayList = [
      .stroke(path, .black, StrokeAttributes(width: 2, cap: .round, dash: [3, 1])),
      .fill(CGRect(x: 0, y: 0, width: 1, height: 1), .gradient(gradient)),
    ]
    #expect(
      list.description == """
        stroke path(M0 0 L10 0) #000000 width 2 cap round dash [3 1]
        fill rect(0 0 1 1) linear(0 0 to 0 5, #000000 0, #00000000 1)
        """)
  }

  @Test func symbolsImagesAndEffectsAreReadable() {
    let list: DisplayList = [
      .symbol(
        SymbolContent("star.fill", pointSize: 17), in: CGRect(x: 0, y: 0, width: 20, height: 20)),
      .group(
        GroupAttributes(
          filters: [.blur(radius: 3)],
          shadow: Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2))),
        [.fill(CGRect(x: 0, y: 0, width: 1, height: 1), PaintColor.black)]),
    ]
    #expect(
      list.description == """
        symbol "star.fill" 17 regular #000000 in (0 0 20 20)
        group blur 3 shadow #000000 radius 4 offset (0 2)
          fill rect(0 0 1 1) #000000
        """)
  }

  @Test func numbersNeverShowNegativeZeroOrTrailingZeros() {
    #expect(NumberText.text(-0.0001) == "0")
    #expect(NumberText.text(1.500) == "1.5")
    #expect(NumberText.text(1.0 / 3) == "0.333")
    #expect(NumberText.text(.infinity) == "inf")
  }

  @Test func plainGroupDisappears() {
    let list: DisplayList = [.fill(CGRect(x: 0, y: 0, width: 1, height: 1), PaintColor.black)]
    #expect(list.offset(by: .zero) == list)
    #expect(list.grouped(GroupAttributes()) == list)
  }
}
