import EyesXCUI
import SwiftUI
import XCTest

/// Checkpoints that look again while the app goes on.
@MainActor
final class EyesTimeoutTests: XCTestCase {
  private struct Late: View {
    @State private var price = "…"

    var body: some View {
      Shop(price: price).task {
        try? await Task.sleep(for: .seconds(3))
        price = "1.20"
      }
    }
  }

  func testACheckpointLooksAgainUntilItMatches() throws {
    let shop = ShopEyes()
    _ = try shop.results(of: Shop())
    XCTAssertFalse(try shop.results(of: Late()).isPassed)
    let again = try shop.results(of: Late()) { _ in Target.window().timeout(inSeconds: 5) }
    XCTAssertTrue(again.isPassed)
  }
}
