import Axt
import SwiftUI
import UIKit
import XCTest

/// Mistakes in tests and in what views expose: none of them traps, each of them tells what it is.
@MainActor
final class BadInputTests: XCTestCase {
  private struct Form: View {
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var count = 1
    @State private var name = "Ada"
    var body: some View {
      VStack {
        Toggle("On", isOn: $isOn).testId("on", type: .toggle)
        Slider(value: $volume).testId("volume", type: .slider)
        Stepper("Count", value: $count).testId("count", type: .stepper)
        TextField("Name", text: $name).testId("name", type: .textField)
        Button("Tap") {}.testId("tap", type: .button)
      }
    }
  }

  func testValuesOfAWrongTypeChangeNothing() async throws {
    let test = await AxtTest.host(Form())
    let before = test.hierarchy
    let wrong: [Any?] = [nil, [1], Date.distantPast, UUID(), (1, "two")]
    for element in test.all {
      for value in wrong { element.setValue(value) }
    }
    test.find(id: "volume")?.setValue("loud")
    test.find(id: "volume")?.setValue(Double.nan)
    test.find(id: "count")?.setValue(2.5)
    test.find(id: "name")?.setValue(7)
    test.find(id: "on")?.setValue(true)
    await AxtTest.yield()
    XCTAssertEqual(test.hierarchy, before)
  }

  func testUnknownIdsAreNamedInTheFailure() async throws {
    let test = await AxtTest.host(Form())
    XCTAssertNil(test.find(id: ""))
    XCTAssertNil(test.find(id: "nobody"))
    XCTAssertThrowsError(try test.require(id: "nam")) { error in
      XCTAssertEqual(
        "\(error)".split(separator: "\n").first,
        "No element with id \"nam\" in \"app\". The nearest: \"name\".")
    }
    XCTAssertThrowsError(try test.require(id: "name").require(id: "x")) { error in
      XCTAssertTrue("\(error)".contains("Nothing is exposed there"), "\(error)")
    }
  }

  func testOfElementsWithOneIdTheFirstIsFoundAndAllAreListed() async throws {
    let test = await AxtTest.host(
      VStack {
        Text("1").testId("same", value: 1)
        Text("2").testId("same", value: 2)
      }
      .testId("same", value: 0))
    XCTAssertEqual(test.find(id: "same")?.value as? Int, 0)
    XCTAssertEqual(test.findAll(id: "same").map { $0.value as? Int }, [0, 1, 2])
  }

  /// Where the original gives an element without data, so does this.
  func testKindsThatOnlyReadExposeNothingOfOtherViews() async throws {
    let test = await AxtTest.host(
      VStack {
        Color.red.testId("text", type: .text)
        Text("x").testId("field", type: .textField)
        Text("x").testId("button", type: .button)
      })
    XCTAssertEqual(
      test.hierarchy, "→ app\n  → text\n  → field\n  → button label=\"x\"\n")
    await test.find(id: "button")?.performAction()
    test.find(id: "field")?.setValue("y")
  }

  func testATestThatIsNotShownTellsSoWhenItIsWaitedFor() async throws {
    let test = AxtTest(Text("x").testId("x"))
    XCTAssertFalse(test.exists)
    XCTAssertNil(test.id)
    XCTAssertTrue(test.all.isEmpty)
    XCTAssertThrowsError(try test.require(id: "x"))
    do {
      _ = try await test.waitForElement(id: "x", timeout: 1)
      XCTFail("The view is not shown")
    } catch {
      XCTAssertEqual(
        "\(error)", "The view is not shown: host it, or show its hosting controller.")
    }
  }

  /// An element of a test's own needs no more than the original's requirements.
  private struct OwnElement: AxtElement {
    var exists: Bool { true }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var id: String! { "own" }
    var label: String? { "L" }
    var value: Any? { nil }
    var children: [any AxtElement] { [] }
    var all: [any AxtElement] { [] }
    func find(id: String) -> (any AxtElement)? { nil }
    func findAll(id: String) -> [any AxtElement] { [] }
    func performActionWithoutYielding() {}
    func setValue(_ value: Any?) {}
    func waitForCondition(timeout: TimeInterval, condition: @escaping () -> Bool) async throws {}
    func waitForElement(id: String, timeout: TimeInterval) async throws -> any AxtElement { self }
    func waitForUpdate(timeout: TimeInterval) async throws {}
    func watchHierarchy() async {}
  }

  func testElementsOfATestsOwnCanBeUsedLikeAnyOther() async throws {
    let element: any AxtElement = OwnElement()
    await element.performAction()
    XCTAssertEqual(element.hierarchy, "→ own label=\"L\"\n")
    XCTAssertNil(element.find(accessibilityIdentifier: "x"))
    var told: [String] = []
    for await text in element.watchHierarchy() { told.append(text) }
    XCTAssertEqual(told, ["→ own label=\"L\"\n"])
  }
}
