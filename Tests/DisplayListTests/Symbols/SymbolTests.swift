import CoreGraphics
import DisplayList
import Testing

struct SymbolTests {
  @Test(arguments: [
    "star", "star.fill", "plus.circle", "plus.circle.fill", "checkmark.square", "eye.slash",
    "a.circle", "12.square.fill", "person.crop.circle.badge.checkmark", "bell.badge",
    "list.bullet.rtl",
  ])
  func knownNames(name: String) {
    #expect(SymbolLibrary.isKnown(name))
  }

  @Test(arguments: ["", "wibble", "wibble.fill", "wibble.circle", "123.circle"])
  func unknownNamesStillHaveAShape(name: String) {
    #expect(!SymbolLibrary.isKnown(name))
    #expect(SymbolMetrics.size(name: name, pointSize: 17).width > 0)
  }

  @Test func circleIsSomewhatLargerThanItsText() {
    let size = SymbolMetrics.size(name: "circle", pointSize: 17)
    #expect((19...21).contains(size.width) && (17...size.width).contains(size.height))
  }

  @Test func chevronIsNarrow() {
    let size = SymbolMetrics.size(name: "chevron.right", pointSize: 17)
    #expect(size.width < size.height * 0.75)
  }

  @Test func scalesOrderTheSizes() {
    let sizes = [SymbolContent.Scale.small, .medium, .large].map {
      SymbolMetrics.size(name: "heart", pointSize: 17, scale: $0).height
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    #expect(SymbolMetrics.size(name: "heart", pointSize: 0) == .zero)
  }

  @Test func heavierSymbolsAreLarger() {
    let sizes = [100, 300, 400, 600, 700, 900].map {
      SymbolMetrics.size(name: "star.fill", pointSize: 100, weight: $0).height
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 6)
    // What stays free around them is the same.
    #expect((1.04...1.07).contains(sizes[5] / sizes[2]))
    #expect((0.94...0.96).contains(sizes[0] / sizes[2]))
  }

  @Test func everyTableEntryDrawsInsideTheGrid() {
    let grid = CGRect(x: -1, y: -1, width: 26, height: 26)
    for name in SymbolLibrary.allNames {
      let box = SymbolLibrary.shape(for: name).box
      let isText = name.hasPrefix("textformat")
      #expect(isText || grid.contains(box), "\(name) \(box)")
    }
  }

  @Test func heavierWeightsHaveWiderLines() {
    let widths = stride(from: 100, through: 900, by: 100).map { SymbolShape.lineWidth(weight: $0) }
    #expect(widths == widths.sorted() && widths.first != widths.last)
  }
}
