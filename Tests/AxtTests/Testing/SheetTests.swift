import Axt
import SwiftUI
import XCTest

/// What sheets expose, as trees of their own or with the view that presents them.
@MainActor
final class SheetTests: XCTestCase {
  private struct Screen: View {
    @State private var isPresented = false
    @State private var count = 0
    let isHosted: Bool

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }.testId("open", type: .button)
        Button("Close") { isPresented = false }.testId("close", type: .button)
        Button("More") { count += 1 }.testId("more", type: .button)
      }
      .sheet(isPresented: $isPresented) {
        let content = VStack {
          Text("Menu \(count)").testId("menu", type: .text)
          Button("Done") { isPresented = false }.testId("done", type: .button)
        }
        if isHosted { content.hostAxtSheet() } else { content }
      }
    }
  }

  private func sheet() throws -> AxtTest {
    XCTAssertEqual(AxtTest.sheets.count, 1)
    return try XCTUnwrap(AxtTest.sheets.values.first)
  }

  /// Behaviour 34.
  func testASheetIsATestOfItsOwn() async throws {
    let test = await AxtTest.host(Screen(isHosted: true))
    await test.find(id: "open")?.performAction()
    let sheet = try sheet()
    XCTAssertEqual(sheet.id, "app")
    XCTAssertEqual(sheet.find(id: "menu")?.label, "Menu 0")
    XCTAssertNil(test.find(id: "menu"))
    XCTAssertTrue(sheet.hostingController === test.hostingController)
    await sheet.find(id: "done")?.performAction()
  }

  /// Behaviour 35.
  func testDismissingEmptiesTheSheets() async throws {
    let test = await AxtTest.host(Screen(isHosted: true))
    await test.find(id: "open")?.performAction()
    let sheet = try sheet()
    let menu = try XCTUnwrap(sheet.find(id: "menu"))
    await sheet.find(id: "done")?.performAction()
    XCTAssertTrue(AxtTest.sheets.isEmpty)
    XCTAssertFalse(menu.exists)
    XCTAssertFalse(sheet.exists)
  }

  /// Behaviour 36.
  func testWithoutHostingASheetNothingOfItIsSeen() async throws {
    let test = await AxtTest.host(Screen(isHosted: false))
    await test.find(id: "open")?.performAction()
    XCTAssertTrue(AxtTest.sheets.isEmpty)
    XCTAssertNil(test.find(id: "menu"))
    await test.find(id: "close")?.performAction()
  }

  /// Behaviour 37.
  func testTwoSheetsInTurnHaveKeysOfTheirOwn() async throws {
    let test = await AxtTest.host(Screen(isHosted: true))
    await test.find(id: "open")?.performAction()
    let first = try XCTUnwrap(AxtTest.sheets.keys.first)
    await test.find(id: "close")?.performAction()
    XCTAssertTrue(AxtTest.sheets.isEmpty)
    await test.find(id: "open")?.performAction()
    _ = try sheet()
    XCTAssertNil(AxtTest.sheets[first])
    await test.find(id: "close")?.performAction()
  }

  /// Behaviour 38.
  func testContentOfASheetFollowsTheState() async throws {
    let test = await AxtTest.host(Screen(isHosted: true))
    await test.find(id: "open")?.performAction()
    let menu = try XCTUnwrap(try sheet().find(id: "menu"))
    await test.find(id: "more")?.performAction()
    XCTAssertEqual(menu.label, "Menu 1")
    await test.find(id: "close")?.performAction()
  }

  func testSheetsBelongToTheirHostWhenAskedFor() async throws {
    let test = await AxtTest.host(Screen(isHosted: false), includingSheets: true)
    await test.find(id: "open")?.performAction()
    XCTAssertEqual(test.children.map(\.id), ["open", "close", "more", "menu", "done"])
    let menu = try XCTUnwrap(test.find(id: "menu"))
    await test.find(id: "more")?.performAction()
    XCTAssertEqual(menu.label, "Menu 1")
    await test.find(id: "done")?.performAction()
    XCTAssertFalse(menu.exists)
    XCTAssertEqual(test.children.map(\.id), ["open", "close", "more"])
  }

  func testASheetCanBeWaitedFor() async throws {
    struct Later: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isPresented = true }
        }
        .testId("open", type: .button)
        .sheet(isPresented: $isPresented) { Text("Late").testId("late", type: .text) }
      }
    }
    let test = await AxtTest.host(Later(), includingSheets: true)
    await test.find(id: "open")?.performAction()
    let late = try await test.waitForElement(id: "late", timeout: 5)
    XCTAssertEqual(late.label, "Late")
  }

  func testSheetsOfAHostThatNobodyHoldsGoWithTheNextHost() async throws {
    weak var left: AxtTest?
    do {
      let test = await AxtTest.host(Screen(isHosted: true))
      await test.find(id: "open")?.performAction()
      left = test
    }
    XCTAssertNil(left)
    XCTAssertEqual(AxtTest.sheets.count, 1, "it can still be looked at")
    let next = await AxtTest.host(Text("x").testId("x"))
    XCTAssertTrue(AxtTest.sheets.isEmpty)
    XCTAssertTrue(next.exists)
  }

  private struct Dialogs: View {
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var answer = ""
    var body: some View {
      Text(answer).testId("answer", type: .text)
        .alert("Sure?", isPresented: $isAlert) {
          Button("Yes") { answer = "yes" }.testId("yes", type: .button)
          Button("No") {}.testId("no", type: .button)
        }
        .confirmationDialog("Which?", isPresented: $isDialog) {
          Button("One") { answer = "one" }.testId("one", type: .button)
        }
        .testId(insert: "alert", action: { isAlert = true })
        .testId(insert: "dialog", action: { isDialog = true })
    }
  }

  func testButtonsOfAlertsAndDialogsBelongToTheirHostWhenAskedFor() async throws {
    let test = await AxtTest.host(Dialogs(), includingSheets: true)
    await test.find(id: "alert")?.performAction()
    XCTAssertEqual(test.children.map(\.id), ["answer", "alert", "dialog", "yes", "no"])
    await test.find(id: "yes")?.performAction()
    XCTAssertEqual(test.find(id: "answer")?.label, "yes")

    let other = await AxtTest.host(Dialogs(), includingSheets: true)
    await other.find(id: "dialog")?.performAction()
    await other.find(id: "one")?.performAction()
    XCTAssertEqual(other.find(id: "answer")?.label, "one")
  }

  private struct Layers: View {
    @State private var isCovered = false
    @State private var isPopped = false
    var body: some View {
      VStack {
        Text("x").fullScreenCover(isPresented: $isCovered) {
          Button("Close") { isCovered = false }.testId("cover", type: .button)
        }
        Text("y").popover(isPresented: $isPopped) { Text("Popover").testId("popover", type: .text) }
      }
      .testId(insert: "cover_it", action: { isCovered = true })
      .testId(insert: "pop", action: { isPopped.toggle() })
    }
  }

  func testCoversAndPopoversBelongToTheirHostWhenAskedFor() async throws {
    let test = await AxtTest.host(Layers(), includingSheets: true)
    await test.find(id: "cover_it")?.performAction()
    XCTAssertEqual(test.children.map(\.id), ["cover_it", "pop", "cover"])
    await test.find(id: "cover")?.performAction()
    try await test.waitForCondition(timeout: 2) { test.find(id: "cover") == nil }
    await test.find(id: "pop")?.performAction()
    XCTAssertEqual(test.find(id: "popover")?.label, "Popover")
  }
}
