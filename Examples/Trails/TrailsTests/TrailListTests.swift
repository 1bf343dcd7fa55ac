import SwiftUI
import TrailKit
import XCTest

@testable import Trails

final class TrailListTests: XCTestCase {
  func testTheAppsOwnBundleHasItsResources() {
    XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Trails")
    XCTAssertEqual(
      Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Trails")
    XCTAssertNotNil(UIColor(named: "Forest"))
  }

  func testPluralsFollowTheCatalogue() {
    let one = String(localized: "\(1) trails walked")
    XCTAssertEqual(one, "1 trail walked")
    XCTAssertEqual(String(localized: "\(3) trails walked"), "3 trails walked")
  }

  @MainActor
  func testRowsOfTheBundledTrails() throws {
    let diary = Diary()
    XCTAssertEqual(diary.trails.count, 3)
    let controller = UIHostingController(rootView: TrailList().environment(diary))
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    controller.view.layoutIfNeeded()
    XCTAssertGreaterThan(controller.sizeThatFits(in: CGSize(width: 393, height: 852)).height, 0)
  }
}
