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

  func testTheAppsFontAndPicturesAreItsOwn() throws {
    let font = try XCTUnwrap(UIFont(name: "Waymark-Regular", size: 50))
    XCTAssertEqual(font.familyName, "Waymark")
    XCTAssertEqual(font.ascender, 45, accuracy: 0.01)
    XCTAssertEqual(("hhh" as NSString).size(withAttributes: [.font: font]).width, 108, accuracy: 1)
    XCTAssertEqual(UIImage(resource: .summit).size, CGSize(width: 48, height: 32))
    XCTAssertTrue(UIImage(resource: .trailWalked).isSymbolImage)
  }

  func testTheInfoPlistHasWhatIsWrittenAndWhatIsGenerated() throws {
    let types = try XCTUnwrap(
      Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]])
    XCTAssertEqual(types.first?["CFBundleURLSchemes"] as? [String], ["trails"])
    XCTAssertEqual(
      Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String, "1.0")
    XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleVersion"] as? String, "1")
  }

  /// By this apps leave things out where they are tested.
  func testTheAppSeesThatItIsTested() {
    XCTAssertNotNil(NSClassFromString("XCTestCase"))
    XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
    XCTAssertEqual(ProcessInfo.processInfo.environment["TRAILS_TESTED"], "1")
  }

  func testTheAppHasAHomeOfItsOwn() throws {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let documents = try XCTUnwrap(folders.first)
    XCTAssertTrue(documents.path.hasPrefix(NSHomeDirectory()))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: documents.path), [])
    try Data("walked".utf8).write(to: documents.appendingPathComponent("diary.txt"))

    let defaults = UserDefaults.standard
    XCTAssertNil(defaults.string(forKey: "lastTrail"))
    defaults.set("Lake Loop", forKey: "lastTrail")
    XCTAssertEqual(defaults.string(forKey: "lastTrail"), "Lake Loop")
  }

  @MainActor
  func testTheAppsOwnAddressesCanBeOpened() throws {
    let url = try XCTUnwrap(URL(string: "trails://trail/2"))
    XCTAssertTrue(UIApplication.shared.canOpenURL(url))
    XCTAssertEqual(Diary().trail(at: url)?.name, "Lake Loop")
    XCTAssertNotNil(UIApplication.shared.keyWindow)
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
