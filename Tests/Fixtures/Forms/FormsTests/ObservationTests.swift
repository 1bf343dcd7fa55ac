import XCTest

@testable import Forms

class ObservationTests: XCTestCase {
  private let account = Account()
  private var heard: [String] = []
  private var context = 0

  func testBlocksObserveProperties() {
    var changes: [String] = []
    let observation = account.observe(\.name, options: [.old, .new]) { _, change in
      changes.append("\(change.oldValue ?? "") -> \(change.newValue ?? "")")
    }
    account.name = "Ann"
    account.setValue("Bob", forKey: "name")
    observation.invalidate()
    account.name = "Cid"
    XCTAssertEqual(changes, [" -> Ann", "Ann -> Bob"])
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context else { return }
    heard.append("\(keyPath ?? ""): \(change?[.newKey] ?? "")")
  }

  func testObserversHearByKeyPaths() {
    account.addObserver(
      self, forKeyPath: #keyPath(Account.balance), options: .new, context: &context)
    account.balance = 5
    account.removeObserver(self, forKeyPath: #keyPath(Account.balance))
    account.balance = 6
    XCTAssertEqual(heard, ["balance: 5"])
  }

  func testKeysLeadToValues() {
    account.setValue(9, forKey: "balance")
    XCTAssertEqual(account.value(forKey: #keyPath(Account.balance)) as? Int, 9)
    XCTAssertEqual(account.value(forKeyPath: "name.length") as? Int, 0)
    XCTAssertEqual(account.value(forKey: "isOpen") as? Bool, true)
    XCTAssertEqual(#keyPath(Account.open), "isOpen")
  }

  func testPredicatesAskObjects() {
    let others = (0..<4).map { number -> Account in
      let account = Account()
      account.balance = number
      return account
    }
    let rich = (others as NSArray).filtered(using: NSPredicate(format: "balance > %d", 1))
    XCTAssertEqual(rich.count, 2)
  }
}
