// The code of Sources/XCUIAutomation/XCUIAutomation.docc. Scripts/check-documents compares them.

// begin snippet
import SwiftUI
import XCTest
import XCUIAutomation

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }
}

final class CounterTests: XCTestCase {
  @MainActor
  func testAddCounts() {
    let app = XCUIApplication(rootView: Counter())
    app.launch()
    app.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["Count: 1"].exists)
  }
}
// end snippet
