import Axt
import SwiftUI
import XCTest

/// What the tabs of a tab view expose: the selected one, and those that were selected before, hidden.
@MainActor
final class TabTests: XCTestCase {
  private struct Tabs: View {
    @State private var selection = 2
    @State private var count = 0
    var body: some View {
      TabView(selection: $selection) {
        Text("1").testId("one").tabItem { Text("One") }.tag(1)
        Button("More") { count += 1 }.testId("two", type: .button, value: count)
          .tabItem { Text("Two") }.tag(2)
        Text("3").testId("three").tabItem { Text("Three") }.tag(3)
      }
      .testId(insert: "select", setValue: { selection = $0 as? Int ?? 1 })
    }
  }

  func testTabsAreExposedOnceTheyWereSelected() async throws {
    let test = await AxtTest.host(Tabs())
    let select = try test.require(id: "select")
    test.assertHierarchy("→ app\n  → two label=\"More\" value=0 action\n  → select")

    select.setValue(1)
    await AxtTest.yield()
    test.assertHierarchy(
      "→ app\n  → one\n  → two label=\"More\" value=0 action hidden\n  → select")
    XCTAssertNil(test.find(id: "three"))
  }

  /// A handle stays alive while another tab is in front of its view, and acts on it.
  func testHandlesOutliveTheSelectionOfAnotherTab() async throws {
    let test = await AxtTest.host(Tabs())
    let two = try test.require(id: "two")
    let select = try test.require(id: "select")
    select.setValue(3)
    await AxtTest.yield()
    XCTAssertTrue(two.exists)
    await two.performAction()
    XCTAssertEqual(two.value as? Int, 1)
    select.setValue(2)
    await AxtTest.yield()
    test.assertHierarchy(
      "→ app\n  → two label=\"More\" value=1 action\n  → three hidden\n  → select")
  }

  func testATabCanBeWaitedFor() async throws {
    let test = await AxtTest.host(Tabs())
    test.find(id: "select")?.setValue(1)
    let one = try await test.waitForElement(id: "one", timeout: 1)
    XCTAssertTrue(one.exists)
  }
}
