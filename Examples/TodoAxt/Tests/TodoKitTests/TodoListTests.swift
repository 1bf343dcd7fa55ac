import Axt
import SwiftUI
import XCTest

@testable import TodoKit

@MainActor
final class TodoListTests: XCTestCase {
  private func host() async -> AxtTest {
    await AxtTest.host(
      TodoList(todos: [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread", isDone: true)]))
  }

  func testListHoldsTheTogglesOfItsItems() async throws {
    let test = await host()
    let list = try XCTUnwrap(test.find(id: "todos"))
    XCTAssertEqual(
      list.children.map { $0.id },
      ["show_done", "todo_1", "details_1", "todo_2", "details_2"])
    XCTAssertEqual(list.find(id: "todo_1")?.label, "Milk")
    XCTAssertEqual(list.find(id: "todo_1")?.value as? Bool, false)
    XCTAssertEqual(list.find(id: "todo_2")?.value as? Bool, true)
  }

  func testFinishingAnItemCountsOneLess() async throws {
    let test = await host()
    let count = try XCTUnwrap(test.find(id: "open_count"))
    XCTAssertEqual(count.value as? Int, 1)
    await test.find(id: "todo_1")?.performAction()
    XCTAssertEqual(count.value as? Int, 0)
  }

  func testWhatIsDoneCanBeHidden() async throws {
    let test = await host()
    let done = try XCTUnwrap(test.find(id: "todo_2"))
    await test.find(id: "show_done")?.performAction()
    try await test.waitForCondition(timeout: 1) { !done.exists }
    XCTAssertNil(test.find(id: "todo_2"))

    test.find(id: "show_done")?.performActionWithoutYielding()
    let again = try await test.waitForElement(id: "todo_2", timeout: 1)
    XCTAssertEqual(again.label, "Bread")
  }

  func testDetailsOpenAndRenameTheItem() async throws {
    let test = await host()
    await test.find(id: "details_1")?.performAction()
    let field = try await test.waitForElement(id: "title_field", timeout: 1)
    XCTAssertEqual(field.value as? String, "Milk")

    field.setValue("Oat milk")
    await AxtTest.yield()

    XCTAssertEqual(test.find(id: "title_text")?.label, "Oat milk")
    XCTAssertEqual(test.find(id: "todo_1")?.label, "Oat milk")
  }
}
