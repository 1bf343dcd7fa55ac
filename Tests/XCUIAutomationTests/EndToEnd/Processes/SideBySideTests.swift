import SwiftUI
import Testing
import UIKit

@testable import XCUIAutomation

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

  /// What a test does that others run beside.
  private func use(_ name: String) async {
    let app = XCUIApplication(
      target: HostedTarget(for: name) { UIHostingController(rootView: Counter(name: name)) })
    await Task.yield()
    for count in 1...10 {
      app.buttons[name].tap()
      await Task.yield()
      #expect(app.staticTexts["\(name) \(count)"].exists)
      #expect(app.buttons.count == 1)
      await Task.yield()
    }
  }

  @Test func eachTestSeesItsOwnApp() async {
    await withTaskGroup(of: Void.self) { group in
      for name in ["Apples", "Pears", "Plums"] {
        group.addTask { @MainActor in await use(name) }
      }
    }
  }
}
