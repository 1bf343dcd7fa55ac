import SwiftUI
import ViewInspector
import XCTest

final class TextTests: XCTestCase {
  func testStrings() throws {
    XCTAssertEqual(try Text(verbatim: "a").inspect().text().string(), "a")
    XCTAssertEqual(try Text("\(3) of \("x")").inspect().text().string(), "3 of x")
    XCTAssertEqual((try (Text("a").bold() + Text("b")).inspect().text().string()), "ab")
    XCTAssertEqual(
      try (Text("a") + Text(Image("star"))).inspect().text().string(), "aImage('star')")
    XCTAssertThrowsError(
      try Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer).inspect().text().string()
    ) {
      XCTAssertEqual(
        $0.localizedDescription, "Inspection of formatted Date is currently not supported")
    }
  }

  func testAttributes() throws {
    let sut = Text("bold").bold().font(.headline) + Text("er").kerning(2).font(.headline)
    let attributes = try sut.inspect().text().attributes()
    XCTAssertEqual(try attributes.font(), .headline)
    XCTAssertTrue(try attributes[0..<4].isBold())
    XCTAssertThrowsError(try attributes[4..<6].isBold()) {
      XCTAssertEqual($0.localizedDescription, "Text does not have 'bold' modifier")
    }
    XCTAssertEqual(try attributes[4...].kerning(), 2)
    XCTAssertThrowsError(try attributes.isBold()) {
      XCTAssertEqual(
        $0.localizedDescription, "Modifier 'bold' is applied only to a subrange")
    }
    XCTAssertThrowsError(try attributes.tracking()) {
      XCTAssertEqual($0.localizedDescription, "Text does not have 'tracking' modifier")
    }
    XCTAssertThrowsError(try sut.inspect().text().font()) {
      XCTAssertEqual(
        $0.localizedDescription, "Please use .attributes().font() for inspecting Font on a Text")
    }
  }

  func testFonts() throws {
    XCTAssertEqual(try Font.system(size: 13).size(), 13)
    XCTAssertEqual(try Font.headline.style(), .headline)
    XCTAssertEqual(try Font.custom("Ab", size: 3).name(), "Ab")
    XCTAssertThrowsError(try Font.headline.size()) {
      XCTAssertEqual($0.localizedDescription, "Font does not have 'size' attribute")
    }
  }

  func testFindByFont() throws {
    let sut = VStack {
      Text("1").font(.title)
      Text("2").font(.headline)
    }
    let text = try sut.inspect().find(
      ViewType.Text.self, where: { try $0.attributes().font() == .headline })
    XCTAssertEqual(try text.string(), "2")
    XCTAssertEqual(
      try sut.inspect().find(textWhere: { string, _ in string == "1" }).pathToRoot,
      "vStack().text(0)")
  }

  func testImages() throws {
    let image = try Image("star", label: Text("A star")).resizable().inspect().image()
    XCTAssertEqual(try image.actualImage().name(), "star")
    XCTAssertEqual(try image.actualImage().rootImage(), Image("star", label: Text("A star")))
    XCTAssertEqual(try image.labelView().string(), "A star")
    let label = Label("Title", systemImage: "star")
    XCTAssertEqual(try label.inspect().label().title().text().string(), "Title")
    XCTAssertEqual(try label.inspect().label().icon().image().actualImage().name(), "star")
    XCTAssertEqual(
      try label.inspect().find(text: "Title").pathToRoot, "label().title().text()")
  }

  func testPicker() throws {
    let selection = Binding<Int?>(wrappedValue: 1)
    let sut = Picker("Number", selection: selection) {
      Text("one").tag(Int?.some(1))
      Text("two").tag(Int?.some(2))
    }
    try sut.inspect().picker().select(value: Int?.some(2))
    XCTAssertEqual(selection.wrappedValue, 2)
    XCTAssertThrowsError(try sut.inspect().picker().select(value: 1)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "select(value:) expected a value of type Optional<Int> but received Int")
    }
    XCTAssertEqual(try sut.inspect().find(text: "two").pathToRoot, "picker().text(1)")
  }
}
