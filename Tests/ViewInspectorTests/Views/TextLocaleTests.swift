import SwiftUI
import ViewInspector
import XCTest

final class TextLocaleTests: XCTestCase {
  func testNumbersReadAsInTheLocale() throws {
    let sut = Text("Row \(9999): \(1.5)")
    XCTAssertEqual(try sut.inspect().text().string(), "Row 9,999: 1.500000")
    XCTAssertEqual(
      try sut.inspect().text().string(locale: Locale(identifier: "de_DE")), "Row 9.999: 1,500000")
    XCTAssertNoThrow(try sut.inspect().find(text: "Row 9,999: 1.500000"))
    XCTAssertNoThrow(
      try sut.inspect().find(text: "Row 9.999: 1,500000", locale: Locale(identifier: "de_DE")))
  }

  func testFormatStylesAndPartsReadAsInTheLocale() throws {
    let german = Locale(identifier: "de_DE")
    let styled = Text(1234.5, format: .number.precision(.fractionLength(1)))
    XCTAssertEqual(try styled.inspect().text().string(), "1,234.5")
    XCTAssertEqual(try styled.inspect().text().string(locale: german), "1.234,5")
    let parts = Text("a \(styled)") + Text(verbatim: " b").bold()
    XCTAssertEqual(try parts.inspect().text().string(locale: german), "a 1.234,5 b")
    XCTAssertEqual(try Text("x \(Image("star"))").inspect().text().string(), "x Image('star')")
  }

  func testRowsBeyondAThousandAreFound() throws {
    struct Row: View {
      let index: Int
      var body: some View { HStack { Text("Row \(index): \(0)") } }
    }
    let sut = VStack { ForEach(0..<1_001) { Row(index: $0) } }
    XCTAssertNoThrow(try sut.inspect().find(text: "Row 1,000: 0"))
    XCTAssertThrowsError(try sut.inspect().find(text: "Row 1000: 0"))
  }
}
