import SwiftUI
import ViewInspector
import XCTest

final class FindTests: XCTestCase {
  struct Cell: View {
    let title: String
    var body: some View {
      HStack {
        Text(title)
        Button(action: {}, label: { Text("Open \(title)") })
      }
    }
  }

  struct Table: View {
    var body: some View {
      VStack {
        Text("Title")
        ForEach(0..<3) { Cell(title: "Row \($0)") }
      }
    }
  }

  func testFindText() throws {
    let text = try Table().inspect().find(text: "Row 1")
    XCTAssertEqual(
      text.pathToRoot, "view(Table.self).vStack().forEach(1).view(Cell.self, 1).hStack().text(0)")
  }

  func testFindButtonByTitle() throws {
    let button = try Table().inspect().find(button: "Open Row 2")
    XCTAssertEqual(
      button.pathToRoot,
      "view(Table.self).vStack().forEach(1).view(Cell.self, 2).hStack().button(1)")
    XCTAssertEqual(try button.labelView().text().string(), "Open Row 2")
  }

  func testFindByTypes() throws {
    XCTAssertEqual(
      try Table().inspect().find(ViewType.HStack.self).pathToRoot,
      "view(Table.self).vStack().forEach(1).view(Cell.self, 0).hStack()")
    XCTAssertEqual(try Table().inspect().find(Cell.self).actualView().title, "Row 0")
    XCTAssertEqual(
      try Table().inspect().find(Cell.self, containing: "Row 2").actualView().title, "Row 2")
    XCTAssertEqual(
      try Table().inspect().find(Cell.self, where: { try $0.actualView().title == "Row 1" })
        .pathToRoot, "view(Table.self).vStack().forEach(1).view(Cell.self, 1)")
  }

  func testFindAllInDepthFirstOrder() throws {
    let texts = try Table().inspect().findAll(ViewType.Text.self)
    XCTAssertEqual(
      try texts.map { try $0.string() },
      ["Title", "Row 0", "Open Row 0", "Row 1", "Open Row 1", "Row 2", "Open Row 2"])
    XCTAssertTrue(try Table().inspect().findAll(ViewType.Toggle.self).isEmpty)
  }

  func testGenericFind() throws {
    let sut = Table()
    let text = try sut.inspect().find(
      relation: .child, traversal: .breadthFirst, skipFound: 1,
      where: { try $0.text().string().hasPrefix("Row") }
    ).text()
    XCTAssertEqual(try text.string(), "Row 1")
  }

  func testFailures() throws {
    XCTAssertThrowsError(try Table().inspect().find(text: "Nowhere")) {
      XCTAssertEqual($0.localizedDescription, "Search did not find a match")
    }
    XCTAssertThrowsError(try Table().inspect().find(ViewType.HStack.self, skipFound: 3)) {
      XCTAssertEqual($0.localizedDescription, "Search did only find 3 matches")
    }
    XCTAssertThrowsError(try Table().inspect().find(EmptyView.self)) {
      XCTAssertEqual(
        $0.localizedDescription,
        "Please use .find(ViewType.EmptyView.self) instead of .find(EmptyView.self) "
          + "inspection call.")
    }
  }

  func testCustomFind() throws {
    XCTAssertEqual(try Table().inspect().findOpenButton().labelView().text().string(), "Open Row 0")
  }
}

extension InspectableView {
  fileprivate func findOpenButton() throws -> InspectableView<ViewType.Button> {
    try find(
      ViewType.Button.self,
      where: { try $0.labelView().text().string().hasPrefix("Open") })
  }
}
