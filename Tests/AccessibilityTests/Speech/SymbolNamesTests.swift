import Accessibility
import Testing

struct SymbolNamesTests {
  @Test(arguments: [
    ("chevron.left", "Back"), ("plus.circle.fill", "Add"), ("xmark", "Close"),
    ("cloud.sun.rain.fill", "Cloud Sun Rain"), ("circle", "Circle"), ("square.fill", "Square"),
    ("trash", "Delete"), ("trash.slash.fill", "Delete"), ("square.and.arrow.up", "Share"),
    ("magnifyingglass.circle", "Search"), ("star.fill", "Favorite"), ("wibble", "Wibble"),
  ])
  func symbolsHaveSpokenNames(symbol: String, word: String) {
    #expect(SymbolNames.spokenLabel(for: symbol) == word)
  }

  @Test func noNameIsNoWord() {
    #expect(SymbolNames.spokenLabel(for: "").isEmpty)
  }
}
