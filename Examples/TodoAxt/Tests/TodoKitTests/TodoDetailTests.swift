import Axt
import SwiftUI
import XCTest

@testable import TodoKit

@MainActor
final class TodoDetailTests: XCTestCase {
  private struct Host: View {
    @State private var todo = Todo(id: 1, title: "Milk")
    var body: some View { TodoDetail(todo: $todo) }
  }

  func testReusableButtonsHaveTheirNamesAndActions() async throws {
    let test = await AxtTest.host(Host())
    let button = try XCTUnwrap(test.find(id: "clear_button"))
    XCTAssertEqual(button.label, "Clear")
    XCTAssertTrue(button.children.isEmpty)
  }

  func testClearingIsConfirmedInAnAlert() async throws {
    let test = await AxtTest.host(Host())
    XCTAssertNil(test.find(id: "confirm"))

    await test.find(id: "clear_button")?.performAction()
    await test.find(id: "keep")?.performAction()
    XCTAssertNil(test.find(id: "keep"))
    XCTAssertEqual(test.find(id: "title_text")?.label, "Milk")

    await test.find(id: "clear_button")?.performAction()
    await test.find(id: "confirm")?.performAction()
    XCTAssertEqual(test.find(id: "title_text")?.label, "")
  }

  func testDraggingTheKnobFarMakesTheItemUrgent() async throws {
    let test = await AxtTest.host(Host())
    let knob = try XCTUnwrap(test.find(id: "knob"))
    let drag = try XCTUnwrap(test.find(id: "drag"))
    XCTAssertEqual(knob.value as? String, "normal")

    drag.setValue(CGFloat(-120))
    await AxtTest.yield()

    XCTAssertEqual(drag.value as? CGFloat, -120)
    XCTAssertEqual(knob.value as? String, "urgent")
  }

  func testSharingShowsASheet() async throws {
    let test = await AxtTest.host(Host())
    await test.find(id: "share_button")?.performAction()

    let sheet = try XCTUnwrap(AxtTest.sheets.values.first)
    XCTAssertEqual(sheet.find(id: "share_text")?.label, "Share Milk")

    await sheet.find(id: "done_button")?.performAction()
    XCTAssertTrue(AxtTest.sheets.isEmpty)
  }
}
