import SwiftUI
import UIKit
import XCTest

@testable import Axt

/// Hosting views, and the root element.
@MainActor
final class HostTests: XCTestCase {
  /// Behaviour 39.
  func testElementsAreThereRightAfterHosting() async throws {
    let test = await AxtTest.host(Text("x").testId("x", type: .text))
    XCTAssertEqual(test.find(id: "x")?.label, "x")
  }

  /// Behaviour 40.
  func testRootIsCalledApp() async throws {
    let test = await AxtTest.host(Text("x"))
    XCTAssertEqual(test.id, "app")
    XCTAssertEqual(test.app.id, "app")
    XCTAssertTrue(test.exists)
    XCTAssertEqual(test.hierarchy, "→ app\n")
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Color.red.testId("c", value: count, action: { count += 1 }) }
  }

  /// Behaviour 66.
  func testHostsAreIndependentAndTheOlderOneGoesOnWorking() async throws {
    let first = await AxtTest.host(Counter())
    let second = await AxtTest.host(Counter())
    await first.find(id: "c")?.performAction()
    await first.find(id: "c")?.performAction()
    await second.find(id: "c")?.performAction()
    XCTAssertEqual(first.find(id: "c")?.value as? Int, 2)
    XCTAssertEqual(second.find(id: "c")?.value as? Int, 1)
  }

  /// Behaviour 73.
  func testHostedViewHasARedBorderAndDefaultPadding() async throws {
    var frame = CGRect.zero
    let test = await AxtTest.host(
      Color.clear.background(
        GeometryReader { proxy in
          Color.clear.onAppear { frame = proxy.frame(in: .global) }
        }))
    let controller = try XCTUnwrap(test.hostingController)
    let insets = controller.view.safeAreaInsets
    let bounds = controller.view.bounds
    XCTAssertEqual(frame.minX, 16)
    XCTAssertEqual(frame.width, bounds.width - 32)
    XCTAssertEqual(frame.minY, insets.top + 16)
    XCTAssertEqual(frame.height, bounds.height - insets.top - insets.bottom - 32)
  }

  /// Behaviour 73.
  func testTheBorderIsRedAndTwoPointsWide() async throws {
    let test = await AxtTest.host(Color.clear)
    let items = try XCTUnwrap(test.tree.reader?.graph).displayList().items
    XCTAssertEqual("\(items)", "[stroke rect(17 64 356 729) #FF3B30 width 2]")
  }

  /// Behaviour 74.
  func testATestWithoutAWindowServesOnceItsControllerIsShown() async throws {
    _ = await AxtTest.host(Text("x"))
    let test = AxtTest(Text("y").testId("y", type: .text))
    XCTAssertFalse(test.exists)
    XCTAssertNil(test.find(id: "y"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = test.hostingController
    window.makeKeyAndVisible()
    await AxtTest.yield()
    XCTAssertEqual(test.find(id: "y")?.label, "y")
  }

  private struct Embedded: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  func testAHostInsideAHostHasATreeOfItsOwn() async throws {
    let inner = AxtTest(Counter())
    let outer = await AxtTest.host(
      VStack {
        Embedded(controller: inner.hostingController)
        Text("x").testId("outer")
      })
    await AxtTest.yield()
    XCTAssertEqual(outer.all.map(\.id), ["outer"])
    let counter = try XCTUnwrap(inner.find(id: "c"))
    await counter.performAction()
    XCTAssertEqual(counter.value as? Int, 1)
  }

  func testAWindowIsMadeOnce() async throws {
    let test = await AxtTest.host(Counter())
    let window = test.hostingController.view.window
    await test.find(id: "c")?.performAction()
    test.makeWindow()
    await AxtTest.yield()
    XCTAssertTrue(test.hostingController.view.window === window)
    XCTAssertEqual(test.find(id: "c")?.value as? Int, 1)
  }
}
