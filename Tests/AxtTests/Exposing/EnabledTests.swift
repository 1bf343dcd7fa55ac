import Device
import SwiftUI
import UIKit
import XCTest

@testable import Axt

/// Behaviour 65: nothing is exposed before something is hosted.
@MainActor
final class EnabledTests: XCTestCase {
  override func setUp() async throws {
    try await super.setUp()
    // As in a process that has hosted nothing, whatever ran before this test.
    AxtTest.enabled = false
  }

  override func tearDown() async throws {
    AxtTest.enabled = true
    try await super.tearDown()
  }

  private struct Heard: View {
    let hear: ([Axt]) -> Void
    var body: some View {
      VStack {
        Toggle("t", isOn: .constant(true)).testId("t", type: .toggle)
        Text("x").testData(value: 1)
        Text("y").testId(insert: "y")
      }
      .onPreferenceChange(AxtPreferenceKey.self, perform: hear)
    }
  }

  private func show<V: View>(_ view: V) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return window
  }

  func testModifiersExposeNothingBeforeAnythingIsHosted() async {
    var heard: [[Axt]] = []
    let window = show(Heard { heard.append($0) })
    XCTAssertTrue(heard.joined().isEmpty)
    window.isHidden = true
  }

  func testModifiersExposeAfterSomethingIsHosted() async {
    _ = await AxtTest.host(EmptyView())
    XCTAssertTrue(AxtTest.enabled)
    var heard: [[Axt]] = []
    let window = show(Heard { heard.append($0) })
    XCTAssertEqual(heard.last?.map { $0.id ?? "-" }, ["t", "-", "y"])
    window.isHidden = true
  }

  func testAKindThatDoesNotFitIsNoMistakeYet() async {
    let window = show(Text("x").testId("x", type: .toggle))
    XCTAssertFalse(AxtTest.enabled)
    window.isHidden = true
  }

  /// The argument of the first call is evaluated before it; its elements are there all the same.
  func testTheArgumentOfTheFirstHostIsExposed() async {
    let test = await AxtTest.host(
      VStack {
        Button("Tap") {}.testId("b", type: .button)
        Text("x").testId("x", value: 1)
        Text("y").testId(insert: "i")
      })
    XCTAssertEqual(test.hierarchy, "→ app\n  → b label=\"Tap\" action\n  → x value=1\n  → i\n")
  }

  /// A host that was shown by hand finds its elements as soon as they are exposed.
  func testAHostThatWasShownBeforeServesOnceAnotherOneIsHosted() async {
    let test = AxtTest(Text("x").testId("x", type: .text))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = test.hostingController
    window.makeKeyAndVisible()
    await AxtTest.yield()
    XCTAssertFalse(test.exists)
    _ = await AxtTest.host(EmptyView())
    XCTAssertEqual(test.find(id: "x")?.label, "x")
    window.isHidden = true
  }
}
