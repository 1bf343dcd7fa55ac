import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Pulling a list down to get what is new.
@MainActor
struct RefreshStoryTests {
  @Test func pullingDownRefreshesOnce() {
    let screen = Inbox()
    let app = XCUIApplication(rootViewController: screen)
    pull(app, by: 400)
    #expect(screen.refreshes == 1)
    #expect(screen.refreshControl?.isRefreshing == true)
    #expect(app.activityIndicators.count == 1)
    pull(app, by: 400)
    #expect(screen.refreshes == 1)
  }

  @Test func rowsRestBelowTheSpinnerUntilItGoes() {
    let screen = Inbox()
    let app = XCUIApplication(rootViewController: screen)
    let top = app.cells.firstMatch.frame.minY
    pull(app, by: 400)
    #expect(app.cells.firstMatch.frame.minY == top + 60)
    screen.finish(with: "New")
    #expect(app.cells.firstMatch.frame.minY == top)
  }

  @Test func aShortPullDoesNothing() {
    let screen = Inbox()
    let app = XCUIApplication(rootViewController: screen)
    pull(app, by: 40)
    #expect(screen.refreshes == 0)
    #expect(screen.refreshControl?.isRefreshing == false)
  }

  @Test func theSpinnerGoesWhenTheMailIsThere() {
    let screen = Inbox()
    let app = XCUIApplication(rootViewController: screen)
    pull(app, by: 400)
    screen.finish(with: "New")
    #expect(app.staticTexts["New"].exists)
    #expect(app.activityIndicators.count == 0)
    pull(app, by: 400)
    #expect(screen.refreshes == 2)
  }

  @Test func beginningByCodeTellsNobody() {
    let screen = Inbox()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.refreshControl?.beginRefreshing()
    #expect(screen.refreshControl?.isRefreshing == true)
    #expect(screen.refreshes == 0)
    screen.refreshControl?.endRefreshing()
    #expect(screen.refreshControl?.isRefreshing == false)
  }

  @Test func rowsAreThereWhileAScreenBeginsWithTheSpinner() {
    final class Screen: Inbox {
      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl?.beginRefreshing()
      }
    }
    let screen = Screen()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    let count = app.cells.count
    #expect(count > 0)
    screen.refreshControl?.endRefreshing()
    #expect(app.cells.count == count)
  }

  @Test func unitTestsCanSendTheEvent() {
    let screen = Inbox()
    screen.loadViewIfNeeded()
    screen.refreshControl?.sendActions(for: .valueChanged)
    #expect(screen.refreshes == 1)
  }

  @Test func aDisabledControlIsNotPulled() {
    let screen = Inbox()
    screen.loadViewIfNeeded()
    screen.refreshControl?.isEnabled = false
    let app = XCUIApplication(rootViewController: screen)
    pull(app, by: 400)
    #expect(screen.refreshes == 0)
  }

  private func pull(_ app: XCUIApplication, by distance: CGFloat) {
    let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: distance)))
  }

  @Test func anotherControlTakesThePlaceOfTheFirst() {
    let screen = WordTable([["a"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let (first, second) = (UIRefreshControl(), UIRefreshControl())
    screen.refreshControl = first
    #expect(screen.tableView.refreshControl === first)
    #expect(first.isDescendant(of: screen.tableView))
    screen.tableView.refreshControl = second
    #expect(screen.refreshControl === second && first.superview == nil)
    screen.refreshControl = nil
    #expect(second.superview == nil)
  }

  @Test func anEventThatATestSendsRefreshesNothing() {
    let control = UIRefreshControl()
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(events == 1 && !control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(control.isRefreshing && events == 1)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test func aCollectionIsPulledToo() {
    let screen = WordGrid([["a", "b"]])
    screen.loadViewIfNeeded()
    let control = UIRefreshControl()
    var events: [Bool] = []
    control.addAction(UIAction { _ in events.append(control.isRefreshing) }, for: .valueChanged)
    screen.collectionView.refreshControl = control
    screen.collectionView.alwaysBounceVertical = true
    let app = XCUIApplication(rootViewController: screen)
    let top = app.cells["a"].frame.minY
    let start = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.4))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 400)))
    #expect(events == [true])
    #expect(app.cells["a"].frame.minY > top)
    control.endRefreshing()
    #expect(app.cells["a"].frame.minY == top)
    #expect(screen.log(of: "didSelect").isEmpty)
  }
}

private class Inbox: UITableViewController {
  private(set) var refreshes = 0
  private var mails = ["Old"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refreshes += 1 }, for: .valueChanged)
    refreshControl = control
    tableView.alwaysBounceVertical = true
  }

  func finish(with mail: String) {
    mails.insert(mail, at: 0)
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = mails[indexPath.row]
    return cell
  }
}
