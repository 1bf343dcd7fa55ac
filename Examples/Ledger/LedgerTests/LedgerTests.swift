import XCTest

@testable import Ledger

class LedgerTests: XCTestCase {
  func testTheAppHasStartedBeforeTheFirstTest() {
    XCTAssertTrue(UIApplication.shared.delegate is AppDelegate)
    XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Ledger")
    let window = UIApplication.shared.connectedScenes
      .compactMap { ($0 as? UIWindowScene)?.windows.first }.first
    let navigation = window?.rootViewController as? UINavigationController
    XCTAssertTrue(navigation?.topViewController is EntriesViewController)
  }

  func testAmountsAreWrittenWithTwoDigits() {
    XCTAssertEqual(250_000.asAmount, "2500.00")
    XCTAssertEqual((-4_205).asAmount, "-42.05")
  }

  func testBalanceCanBeObserved() {
    let ledger = LedgerStore()
    var balances: [Int] = []
    let observation = ledger.observe(\.balance) { ledger, _ in balances.append(ledger.balance) }
    ledger.addSamples()
    observation.invalidate()
    XCTAssertEqual(balances, [250_000, 160_000, 155_750])
  }

  func testListShowsEntriesAndBalance() throws {
    let entries = try makeEntries()
    entries.ledger.addSamples()

    XCTAssertEqual(entries.tableView.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(entries.balanceLabel.text, "Balance: 1557.50")
  }

  func testFormNeedsTitleAndAmount() throws {
    let form = try makeForm()
    XCTAssertFalse(form.saveButton.isEnabled)

    form.titleField.text = "Tea"
    form.amountField.text = "3.5"
    form.amountField.sendActions(for: .editingChanged)

    XCTAssertTrue(form.saveButton.isEnabled)
    XCTAssertEqual(form.entry, Entry(title: "Tea", amount: -350))
  }

  func testSavingHandsOverTheEntry() throws {
    let form = try makeForm()
    var saved: Entry?
    form.onSave = { saved = $0 }
    form.titleField.text = "Refund"
    form.amountField.text = "12"
    form.kindControl.selectedSegmentIndex = 1
    form.fieldChanged()

    form.saveButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(saved, Entry(title: "Refund", amount: 1_200))
  }

  private func makeEntries() throws -> EntriesViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: EntriesViewController.self))
    let entries = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "Entries") as? EntriesViewController)
    entries.loadViewIfNeeded()
    return entries
  }

  private func makeForm() throws -> EntryFormViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let form = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "Form") as? EntryFormViewController)
    form.loadViewIfNeeded()
    return form
  }
}
