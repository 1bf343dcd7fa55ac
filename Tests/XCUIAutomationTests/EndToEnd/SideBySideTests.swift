import SwiftUI
import Testing
import XCUIAutomation

/// Asynchronous tests that run at the same time drive an app each.
@MainActor
@Suite struct SideBySideTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button(name) { count += 1 }
      Text(verbatim: "\(name) \(count)")
    }
  }

  private static var arrived = 0

  /// Lets the other tests come so far; one that is run alone goes on.
  private func meet(_ count: Int) async {
    Self.arrived += 1
    for _ in 0..<1_000 where Self.arrived < count { await Task.yield() }
  }

  @Test(arguments: ["Apples", "Pears", "Plums"])
  func eachTestSeesItsOwnApp(name: String) async {
    let app = XCUIApplication(rootView: Counter(name: name))
    await meet(3)
    for count in 1...10 {
      app.buttons[name].tap()
      await Task.yield()
      #expect(app.staticTexts["\(name) \(count)"].exists)
      #expect(app.buttons.count == 1)
      await Task.yield()
    }
  }
}
