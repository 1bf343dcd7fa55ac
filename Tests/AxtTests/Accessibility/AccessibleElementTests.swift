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

  private struct Late: View {
    @State private var isThere = false
    var body: some View {
      VStack {
        Button("Load") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isThere = true }
        }
        .accessibilityIdentifier("load")
        if isThere {
          VStack { Text("Loaded").accessibilityIdentifier("text") }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("result")
        }
      }
    }
  }

  /// Nothing that is exposed changes here.
  func testWhatIsNotExposedCanBeWaitedFor() async throws {
    let test = await AxtTest.host(Late())
    await test.find(accessibilityIdentifier: "load")?.performAction()
    try await test.waitForCondition(timeout: 5) {
      test.find(accessibilityIdentifier: "result") != nil
    }
    let result = try XCTUnwrap(test.find(accessibilityIdentifier: "result"))
    let text = try await result.waitForElement(id: "text", timeout: 1)
    XCTAssertEqual(text.label, "Loaded")
    XCTAssertEqual(result.all.map(\.id), ["text"])
    XCTAssertEqual(result.findAll(id: "text").count, 1)
  }

  func testHierarchiesOfAccessibleElementsAreWatched() async throws {
    let test = await AxtTest.host(Screen())
    let count = try XCTUnwrap(test.find(accessibilityIdentifier: "count"))
    var told: [String] = []
    let task = Task { @MainActor in
      for await text in count.watchHierarchy() { told.append(text) }
    }
    await AxtTest.yield()
    await test.find(accessibilityIdentifier: "more")?.performAction()
    await AxtTest.yield()
    task.cancel()
    await task.value
    XCTAssertEqual(told, ["→ count label=\"0\"\n", "→ count label=\"1\"\n"])
  }

  func testASheetIsSearchedAlone() async throws {
    struct Presenting: View {
      var body: some View {
        Text("behind").accessibilityIdentifier("behind")
          .sheet(isPresented: .constant(true)) {
            Text("front").accessibilityIdentifier("front").hostAxtSheet()
          }
      }
    }
    let test = await AxtTest.host(Presenting())
    let sheet = try XCTUnwrap(
      AxtTest.sheets.values.first { $0.hostingController === test.hostingController })
    XCTAssertEqual(sheet.find(accessibilityIdentifier: "front")?.label, "front")
    XCTAssertNil(sheet.find(accessibilityIdentifier: "behind"))
  }
}
