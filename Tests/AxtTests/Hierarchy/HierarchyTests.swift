import Axt
import SwiftUI
import XCTest

/// The hierarchy as text.
@MainActor
final class HierarchyTests: XCTestCase {
  private struct Rows: View {
    @State private var isOn = false
    @State private var showsExtra = false

    var body: some View {
      List {
        Toggle("1", isOn: $isOn).testId("row_1", type: .toggle)
        Toggle("Show extra", isOn: $showsExtra).testId("extra", type: .toggle)
      }
      .testId("list")
    }
  }

  /// Behaviours 3 and 62, the text.
  func testListOfToggles() async throws {
    let test = await AxtTest.host(Rows())
    XCTAssertEqual(
      test.hierarchy,
      """
      → app
        → list
          → row_1 label="1" value=false action
          → extra label="Show extra" value=false action

      """)
    test.assertHierarchy(
      """
      → app
        → list
          → row_1 label="1" value=false action
          → extra label="Show extra" value=false action
      """)
  }

  /// Behaviour 62.
  func testWatchingTellsTheHierarchyNowAndAfterEachChange() async throws {
    let test = await AxtTest.host(Rows())
    let row = try XCTUnwrap(test.find(id: "row_1"))
    var told: [String] = []
    let task = Task { @MainActor in
      for await text in test.watchHierarchy() { told.append(text) }
    }
    for _ in 0..<3 { await AxtTest.yield() }
    XCTAssertEqual(told.count, 1)
    await row.performAction()
    for _ in 0..<3 { await AxtTest.yield() }
    XCTAssertEqual(told.count, 2)
    XCTAssertEqual(told.last, test.hierarchy)
    XCTAssertEqual(told.last?.contains("value=true"), true)
    let ended = expectation(description: "ended")
    Task { @MainActor in
      await task.value
      ended.fulfill()
    }
    task.cancel()
    await fulfillment(of: [ended], timeout: 5)
  }

  /// Behaviour 62, the cancelling.
  func testPrintingEndsWithItsTask() async throws {
    let test = await AxtTest.host(Rows())
    var hasEnded = false
    let task = Task { @MainActor in
      await test.watchHierarchy()
      hasEnded = true
    }
    await AxtTest.yield()
    XCTAssertFalse(hasEnded)
    task.cancel()
    await task.value
    XCTAssertTrue(hasEnded)
  }

  /// Behaviour 63.
  func testAnElementIsItsOwnTop() async throws {
    let test = await AxtTest.host(Rows())
    XCTAssertEqual(
      test.find(id: "extra")?.hierarchy, "→ extra label=\"Show extra\" value=false action\n")
    let iterator = try XCTUnwrap(test.find(id: "list")).watchHierarchy().makeAsyncIterator()
    let first = await iterator.next()
    XCTAssertEqual(first?.hasPrefix("→ list\n  → row_1"), true)
  }

  /// Behaviour 64.
  func testOrderOfTheMarks() async throws {
    let test = await AxtTest.host(
      VStack {
        Color.red.testId("all", label: "L", value: 1, action: {})
        Color.red.testId("empty", label: "", value: "")
        Color.red.testId("set", setValue: { _ in })
        Color.red.testData(action: {})
      })
    XCTAssertEqual(
      test.hierarchy,
      "→ app\n  → all label=\"L\" value=1 action\n  → empty label=\"\" value=\n  → set\n"
        + "  →  action\n")
  }
}
