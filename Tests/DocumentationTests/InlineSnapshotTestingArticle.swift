// The code of Sources/InlineSnapshotTesting/InlineSnapshotTesting.docc. Scripts/check-documents compares them.

// begin snippet
import InlineSnapshotTesting
import XCTest

struct Order: Encodable {
  var article: String
  var count: Int
}

final class OrderTests: XCTestCase {
  func testAnOrderIsSentAsJSON() {
    assertInlineSnapshot(of: Order(article: "Tea", count: 2), as: .json) {
      """
      {
        "article" : "Tea",
        "count" : 2
      }
      """
    }
  }
}
// end snippet
