// The code of README.md that is not an article's as well. Scripts/check-documents compares them.

import Axt
import SwiftUI
import XCTest

private struct Settings: View {
  @State private var showMore = false

  var body: some View {
    VStack {
      // begin snippet
      Toggle("Show more", isOn: $showMore).testId("more", type: .toggle)
      // end snippet
      if showMore {
        Text("Details").testId("details", type: .text)
      }
    }
  }
}

@MainActor
final class ReadmeTests: XCTestCase {
  func testDetailsAreShownWhenTheyAreAskedFor() async throws {
    // begin snippet
    let test = await AxtTest.host(Settings())
    await test.find(id: "more")?.performAction()
    let details = try await test.waitForElement(id: "details", timeout: 1)
    test.assertHierarchy(
      """
      → app
        → more label="Show more" value=true action
        → details label="Details"
      """)
    // end snippet
    XCTAssertEqual(details.label, "Details")
  }
}
