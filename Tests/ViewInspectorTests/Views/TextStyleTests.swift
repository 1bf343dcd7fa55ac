import SwiftUI
import ViewInspector
import XCTest

/// Styles of texts, which are told only where they were written, and fonts.
@MainActor
final class TextStyleTests: XCTestCase {
  private func message(_ body: @autoclosure () throws -> Any) -> String {
    do {
      _ = try body()
      return "no error"
    } catch {
      return error.localizedDescription
    }
  }

  func testStylesThatWereNotWrittenThrow() throws {
    let plain = try Text("a").inspect().text().attributes()
    XCTAssertEqual(message(try plain.isBold()), "Text does not have 'bold' modifier")
    XCTAssertEqual(message(try plain.isItalic()), "Text does not have 'italic' modifier")
    XCTAssertEqual(message(try plain.isUnderline()), "Text does not have 'underline' modifier")
    XCTAssertEqual(
      message(try plain.isStrikethrough()), "Text does not have 'strikethrough' modifier")
    XCTAssertEqual(message(try plain.font()), "Text does not have 'font' modifier")
  }

  func testEmptyTextsHaveTheirOwnStyles() throws {
    let sut = VStack {
      Text("").font(.caption)
      Text("").bold()
    }.font(.body)
    let stack = try sut.inspect().vStack()
    XCTAssertEqual(try stack.text(0).attributes().font(), .caption)
    XCTAssertTrue(try stack.text(1).attributes().isBold())
    XCTAssertEqual(try stack.text(1).attributes().font(), .body)
    XCTAssertEqual(
      message(try stack.text(0).attributes().isBold()), "Text does not have 'bold' modifier")
    XCTAssertEqual(message(try stack.text(0).attributes()[0..<1].font()), "Invalid text range")
  }

  func testWrittenStylesAreTold() throws {
    let bold = try Text("a").bold().italic(false).underline().strikethrough().inspect().text()
      .attributes()
    XCTAssertTrue(try bold.isBold())
    XCTAssertFalse(try bold.isItalic())
    XCTAssertTrue(try bold.isUnderline())
    XCTAssertTrue(try bold.isStrikethrough())
    let mixed = try (Text("a").bold() + Text("b")).inspect().text().attributes()
    XCTAssertEqual(message(try mixed.isBold()), "Modifier 'bold' is applied only to a subrange")
    XCTAssertTrue(try mixed[0..<1].isBold())
    XCTAssertEqual(message(try mixed[1..<2].isBold()), "Text does not have 'bold' modifier")
  }

  func testSystemFontsHaveTheirDefaults() throws {
    let font = Font.system(size: 13)
    XCTAssertEqual(try font.size(), 13)
    XCTAssertEqual(try font.weight(), .regular)
    XCTAssertEqual(try font.design(), .default)
    XCTAssertFalse(font.isFixedSize())
    XCTAssertEqual(message(try Font.title.size()), "Font does not have 'size' attribute")
  }

  func testLabelsOfImagesAreTheirNames() throws {
    XCTAssertEqual(try Image("img").inspect().image().labelView().string(), "img")
    XCTAssertEqual(try Image(systemName: "star").inspect().image().labelView().string(), "star")
    XCTAssertEqual(
      try Image("img", label: Text("own")).inspect().image().labelView().string(), "own")
    XCTAssertThrowsError(try Image(decorative: "img").inspect().image().labelView())
    let sut = HStack { Label("a", systemImage: "star") }
    XCTAssertEqual(
      try sut.inspect().find(text: "star").pathToRoot,
      "hStack().label(0).icon().image().labelView().text()")
  }

  func testAccessibilityLabelsOfTextsAreTheirs() throws {
    let label = Text("a").accessibilityLabel("b")
    let text: Text = label
    XCTAssertEqual(try text.inspect().text().string(), "a")
    XCTAssertEqual(try text.inspect().text().accessibilityLabel().string(), "b")
    XCTAssertEqual(
      try HStack { text }.inspect().find(viewWithAccessibilityLabel: "b").text().string(), "a")
  }

  func testLinearColorsKeepTheirNumbers() throws {
    let linear = try Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 1, opacity: 0.5).inspect()
      .color().rgba()
    XCTAssertEqual(linear.red, 0.5)
    XCTAssertEqual(linear.green, 0.25)
    XCTAssertEqual(linear.alpha, 0.5)
    XCTAssertEqual(try Color(red: 0.5, green: 0.25, blue: 1).inspect().color().rgba().red, 0.5)
  }
}
