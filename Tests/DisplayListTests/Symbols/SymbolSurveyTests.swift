import CoreGraphics
import Testing

@testable import DisplayList

struct SymbolSurveyTests {
  @Test func everyNameThatAppsUseIsDrawn() {
    #expect(SurveyedSymbols.names.count == 696)
    let unknown = SurveyedSymbols.names.filter { !SymbolLibrary.isKnown($0) }
    #expect(unknown.isEmpty, "\(unknown)")
  }

  @Test func everyDrawingStaysInTheGrid() {
    let grid = CGRect(x: -1.5, y: -1.5, width: 27, height: 27)
    for name in SurveyedSymbols.names {
      let box = SymbolLibrary.shape(for: name).box
      #expect(grid.contains(box), "\(name) \(box)")
    }
  }

  @Test func noDrawingIsEmptyOrASpeck() {
    for name in SurveyedSymbols.names {
      let box = SymbolLibrary.shape(for: name).box
      #expect(max(box.width, box.height) > 8, "\(name) \(box)")
    }
  }

  @Test(arguments: ["checkmark.cicle", "cog", "img", "home"])
  func namesThatTheSystemDoesNotHaveAreUnknown(name: String) {
    #expect(!SymbolLibrary.isKnown(name))
  }
}
