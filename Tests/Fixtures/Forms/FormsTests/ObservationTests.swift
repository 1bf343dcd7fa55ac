import XCTest

@testable import Forms

class ObservationTests: XCTestCase {
  private let account = Account()

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

  private class Listener: NSObject {
    var heard: [String] = []
    private var context = 0

    func listen(to account: Account) {
      account.addObserver(
        self, forKeyPath: #keyPath(Account.balance), options: .new, context: &context)
    }

    func stop(_ account: Account) {
      account.removeObserver(self, forKeyPath: #keyPath(Account.balance))
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard context == &self.context else { return }
      heard.append("\(keyPath ?? ""): \(change?[.newKey] ?? "")")
    }
  }

  func testObserversHearByKeyPaths() {
    let listener = Listener()
    listener.listen(to: account)
    account.balance = 5
    listener.stop(account)
    account.balance = 6
    XCTAssertEqual(listener.heard, ["balance: 5"])
  }

  func testKeysLeadToValues() {
    account.setValue(9, forKey: "balance")
    XCTAssertEqual(account.value(forKey: #keyPath(Account.balance)) as? Int, 9)
    XCTAssertEqual(account.value(forKeyPath: "name.length") as? Int, 0)
    XCTAssertEqual(account.value(forKey: "isOpen") as? Bool, true)
  }

  func testKeyPathsNameWhatObjectiveCKnows() {
    XCTAssertEqual(#keyPath(Account.open), "isOpen")
    account.setValue(false, forKey: #keyPath(Account.open))
    XCTAssertFalse(account.open)
    var heard: [Bool] = []
    let observation = account.observe(\.open, options: .new) { _, change in
      heard.append(change.newValue ?? false)
    }
    account.setValue(true, forKeyPath: #keyPath(Account.open))
    account.open = false
    observation.invalidate()
    XCTAssertEqual(heard, [true, false])
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
