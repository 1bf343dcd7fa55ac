import Axt
import SwiftUI
import XCTest

/// Elements that are found by their accessibility identifiers.
@MainActor
final class AccessibleElementTests: XCTestCase {
  private struct Screen: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("More") { count += 1 }.accessibilityIdentifier("more")
        Text("\(count)").accessibilityIdentifier("count")
        VStack {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          if isThere { Text("here").accessibilityIdentifier("optional") }
        }
        .testId("form", value: name, action: { isThere.toggle() })
      }
    }
  }

  func testElementsTellWhatAssistiveTechnologiesHear() async throws {
    let test = await AxtTest.host(Screen())
    let count = try XCTUnwrap(test.find(accessibilityIdentifier: "count"))
    XCTAssertEqual(count.id, "count")
    XCTAssertEqual(count.label, "0")
    await test.find(accessibilityIdentifier: "more")?.performAction()
    XCTAssertEqual(count.label, "1")
    XCTAssertNil(test.find(accessibilityIdentifier: "unknown"))
    XCTAssertNil(test.find(id: "count"), "ids are those of testId")
  }

  func testTextIsTyped() async throws {
    let test = await AxtTest.host(Screen())
    let name = try XCTUnwrap(test.find(accessibilityIdentifier: "name"))
    name.setValue("Ada")
    await AxtTest.yield()
    XCTAssertEqual(test.find(id: "form")?.value as? String, "Ada")
  }

  func testSearchStaysInsideOfAnElement() async throws {
    let test = await AxtTest.host(Screen())
    let form = try XCTUnwrap(test.find(id: "form"))
    XCTAssertNotNil(form.find(accessibilityIdentifier: "name"))
    XCTAssertNil(form.find(accessibilityIdentifier: "more"))
  }

  func testAHandleOfAVanishedElementIsHarmless() async throws {
    let test = await AxtTest.host(Screen())
    let element = try XCTUnwrap(test.find(accessibilityIdentifier: "optional"))
    XCTAssertTrue(element.exists)
    await test.find(id: "form")?.performAction()
    XCTAssertFalse(element.exists)
    XCTAssertNil(element.label)
    await element.performAction()
    element.setValue("x")
  }
}
