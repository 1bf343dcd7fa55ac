import XCTest

@testable import Forms

class ObjectTests: XCTestCase {
  private class Full: NSObject, AccountWatcher {
    var words: [String] = []
    func accountDidOpen(_ account: Account) { words.append("open") }
    func accountDidClose(_ account: Account) { words.append("close") }
    let priority = 5
  }

  private class Bare: AccountWatcher {
    func accountDidOpen(_ account: Account) {}
  }

  func testOptionalRequirementsMayBeMissing() {
    let ledger = Ledger()
    let full = Full()
    ledger.watcher = full
    ledger.open(Account())
    XCTAssertTrue(ledger.close(Account()))
    XCTAssertEqual(full.words, ["open", "close"])
    XCTAssertEqual(ledger.priority, 5)
    let bare = Bare()
    ledger.watcher = bare
    XCTAssertFalse(ledger.close(Account()))
    XCTAssertEqual(ledger.priority, -1)
  }

  func testObjectsPerformByName() {
    let account = Account()
    let answer = account.perform(Selector("closeWithReason:"), with: "old")?.takeUnretainedValue()
    XCTAssertEqual(answer as? String, "closed: old")
    XCTAssertFalse(account.open)
  }

  func testMembersOfAnyObjectAreFound() {
    let account = Account()
    account.balance = 3
    let things: [Any] = [account, "text"]
    XCTAssertEqual((things[0] as AnyObject).balance, 3)
    XCTAssertNil((things[1] as AnyObject).balance)
    let object: AnyObject = account
    XCTAssertEqual(object.close?(reason: "old"), "closed: old")
    XCTAssertNil((things[1] as AnyObject).close?(reason: "old"))
    XCTAssertNotNil(object.perform(Selector("closeWithReason:"), with: "new"))
  }

  func testClassesAreFoundByName() {
    XCTAssertTrue(NSClassFromString("Forms.Account") == Account.self)
    XCTAssertTrue(NSClassFromString("ArchivedNote") == Note.self)
    XCTAssertEqual(NSStringFromClass(Account.self), "Forms.Account")
  }

  func testBundlesAreThoseOfTheClasses() {
    XCTAssertEqual(Bundle(for: Account.self).bundleIdentifier, "org.example.Forms")
    XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Forms")
    XCTAssertEqual(Bundle(for: ObjectTests.self).bundleIdentifier, "org.example.FormsTests")
  }

  func testErrorsAreObjects() {
    enum Failure: Error { case bad }
    func fail() throws { throw Failure.bad }
    do {
      try fail()
      XCTFail("nothing was thrown")
    } catch let error as NSError {
      XCTAssertTrue(error.domain.hasSuffix("Failure"))
    }
  }

  func testConditionsAreThoseOfASimulator() {
    XCTAssertEqual(Conditions.system, "simulator")
    XCTAssertEqual(Conditions.target, "simulator")
    XCTAssertEqual(Conditions.release, "new")
    var number = 0
    Conditions.call { number = $0 }
    XCTAssertEqual(number, 3)
  }

  func testTextsMayBeEmpty() {
    XCTAssertEqual(NSMutableAttributedString().length, 0)
  }
}

@MainActor
class MakingTests: XCTestCase {
  func testGenericParametersMakeViews() {
    let badges = stacked(Badge.self, count: 2)
    XCTAssertEqual(badges.map(\.isReady), [true, true])
    XCTAssertEqual(badges[1].frame.origin.y, 10)
  }

  func testSelfMakesViewsAndCells() {
    XCTAssertTrue(Badge.autoLayout().isReady)
    XCTAssertFalse(UILabel.autoLayout().translatesAutoresizingMaskIntoConstraints)
    let cell = PriceCell.make()
    XCTAssertEqual(cell.reuseIdentifier, "PriceCell")
    XCTAssertNotNil(cell.detailTextLabel)
  }

  func testControllersMakeTheirContent() {
    let controller = ContentController<Badge>()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.content?.isReady, true)
  }

  func testTheAppHasStarted() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    let root = delegate.window?.rootViewController as? UINavigationController
    XCTAssertTrue(root?.topViewController is PanelController)
  }
}
