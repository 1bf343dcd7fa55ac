import Accessibility
import Testing

struct ElementKindTests {
  /// Raw values of `XCUIElement.ElementType`.
  private static let documented: [(ElementKind, UInt)] = [
    (.any, 0), (.application, 2), (.window, 4), (.alert, 7), (.button, 9),
    (.keyboard, 19), (.navigationBar, 21), (.table, 26), (.collectionView, 32), (.slider, 33),
    (.switch, 40), (.image, 43), (.searchField, 45), (.staticText, 48), (.textField, 49),
    (.textView, 52), (.webView, 58), (.cell, 75), (.stepper, 79), (.statusItem, 82),
  ]

  @Test(arguments: documented)
  func rawValuesAreThoseOfXCTest(type: ElementKind, value: UInt) {
    #expect(type.rawValue == value)
  }

  @Test func everyTypeHasItsOwnName() {
    let names = ElementKind.allCases.map(\.name)
    #expect(Set(names).count == ElementKind.allCases.count)
    #expect(ElementKind.allCases.map(\.rawValue) == Array(0...82))
    #expect(ElementKind.staticText.name == "StaticText")
    #expect(ElementKind.switch.name == "Switch")
  }
}
