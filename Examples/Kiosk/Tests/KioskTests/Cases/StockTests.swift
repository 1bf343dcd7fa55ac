import Kiosk
import XCTest

/// A class of the main actor, whose synchronous `setUp` makes what its tests use.
@MainActor
final class StockTests: XCTestCase {
  private var stock: Stock!
  private var noted = 0

  override func setUp() {
    super.setUp()
    stock = Stock()
    NotificationCenter.default.addObserver(
      self, selector: #selector(note), name: Notification.Name("sold"), object: nil)
  }

  override func tearDown() {
    NotificationCenter.default.removeObserver(self)
    stock = nil
    super.tearDown()
  }

  @objc private func note() { noted += 1 }

  func testAPaperIsSold() {
    stock.sell()
    XCTAssertEqual(stock.papers, papersInTheMorning - 1)
  }

  func testSalesAreNoted() async {
    NotificationCenter.default.post(name: Notification.Name("sold"), object: nil)
    XCTAssertEqual(noted, 1)
  }
}
