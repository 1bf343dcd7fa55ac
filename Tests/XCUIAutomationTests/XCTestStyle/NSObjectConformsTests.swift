import UIKit
import XCTest
import XCUIAutomation

final class NSObjectConformsTests: XCTestCase {
  @MainActor
  func testObjectsTellTheProtocolsOfTheirClasses() {
    let controller = UITableViewController()
    XCTAssertTrue(controller.conforms(to: UITableViewDataSource.self))
    XCTAssertTrue(controller.conforms(to: UITableViewDelegate.self))
    XCTAssertFalse(controller.conforms(to: UICollectionViewDataSource.self))
  }
}
