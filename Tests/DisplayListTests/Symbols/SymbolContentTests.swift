import CoreGraphics
import DisplayList
import Testing

struct SymbolContentTests {
  @Test func levelsTakeTheirPaintOrTheLast() {
    let symbol = SymbolContent(
      "heart", pointSize: 17, paints: [.black, .color(PaintColor(255, 0, 0))])
    #expect(symbol.paint(level: 0) == .black)
    #expect(symbol.paint(level: 1) == .color(PaintColor(255, 0, 0)))
    #expect(symbol.paint(level: 2) == .color(PaintColor(255, 0, 0)))
    #expect(SymbolContent("heart", pointSize: 17, paints: []).paint(level: 0) == .black)
  }

  @Test func aSymbolIsCentredInItsRectangle() {
    let symbol = SymbolContent("circle", pointSize: 17)
    let rect = CGRect(x: 100, y: 50, width: 20, height: 20)
    let box = symbol.shape.box.applying(symbol.placing(in: rect))
    #expect(abs(box.midX - rect.midX) < 0.001 && abs(box.midY - rect.midY) < 0.001)
    #expect(box.width <= rect.width + 0.001 && box.height <= rect.height + 0.001)
  }

  @Test func aMuchLargerRectangleIsFilled() {
    let symbol = SymbolContent("circle", pointSize: 17)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(abs(symbol.shape.box.applying(symbol.placing(in: rect)).width - 200) < 0.001)
  }

  @Test func aRectangleThatFitsKeepsTheNaturalSize() {
    let symbol = SymbolContent("circle", pointSize: 17)
    let size = SymbolMetrics.size(name: "circle", pointSize: 17)
    let rect = CGRect(x: 0, y: 0, width: size.width * 1.2, height: size.height * 1.2)
    let box = symbol.shape.box.applying(symbol.placing(in: rect))
    let natural = symbol.shape.box.applying(
      symbol.placing(in: CGRect(origin: .zero, size: size)))
    #expect(abs(box.width - natural.width) < 0.001 && box.width < size.width)
  }

  @Test func aStretchedSymbolTakesTheProportionsOfItsRectangle() {
    let symbol = SymbolContent("circle", pointSize: 17, isStretched: true)
    func box(_ rect: CGRect) -> CGRect { symbol.shape.box.applying(symbol.placing(in: rect)) }
    let size = SymbolMetrics.size(name: "circle", pointSize: 17)
    let same = box(CGRect(x: 0, y: 0, width: size.width * 4, height: size.height * 4))
    let wide = box(CGRect(x: 0, y: 0, width: size.width * 12, height: size.height * 4))
    #expect(abs(wide.width - same.width * 3) < 0.001 && abs(wide.height - same.height) < 0.001)
    #expect(abs(same.width - same.height) < 0.001)
    #expect(abs(wide.midX - size.width * 6) < 0.001 && abs(wide.midY - size.height * 2) < 0.001)
  }

  @Test func symbolsStandAtTheMiddleOfCapitals() {
    #expect(SymbolMetrics.baselineOffset(height: 20, capHeight: 12) == 4)
  }

  @Test func descriptionsTellWhatDiffers() {
    var symbol = SymbolContent("wifi", pointSize: 17, weight: 600, scale: .large)
    symbol.variableValue = 0.5
    #expect(symbol.description == "symbol \"wifi\" 17 semibold large value 0.5 #000000")
  }
}
