import Foundation
import Testing
import UIKit
import XCUIAutomation

/// A list beside what it opens, where there is room, and a stack where there is not.
@MainActor
struct SplitStoryTests {
  @Test func onAPhoneTheDetailIsPushed() {
    let mail = Mail()
    let app = XCUIApplication(rootViewController: mail.split)
    #expect(mail.split.isCollapsed)
    #expect(app.navigationBars["Inbox"].exists)
    app.staticTexts["Mail 2"].tap()
    #expect(app.navigationBars["Mail 2"].exists)
    app.navigationBars.buttons["Inbox"].tap()
    #expect(app.navigationBars["Inbox"].exists)
    app.staticTexts["Mail 1"].tap()
    #expect(app.navigationBars["Mail 1"].exists)
  }

  @Test func withRoomBothAreSeen() {
    let mail = Mail()
    let (window, _) = place(mail.split, .regular)
    defer { window.isHidden = true }
    #expect(!mail.split.isCollapsed)
    #expect(mail.list.view.window === window)
    mail.open(1)
    settle()
    #expect(mail.list.view.window === window)
    let detail = mail.split.viewController(for: .secondary)
    #expect((detail as? UINavigationController)?.topViewController?.title == "Mail 1")
    #expect(detail?.view.window === window)
  }

  @Test func theListIsNarrowerThanTheDetail() throws {
    let mail = Mail()
    let (window, _) = place(mail.split, .regular)
    defer { window.isHidden = true }
    mail.open(1)
    settle()
    let list = try #require(mail.list.view)
    let detail = try #require(mail.split.viewController(for: .secondary)?.view)
    #expect(list.bounds.width < detail.bounds.width)
    #expect(mail.split.primaryColumnWidth == list.bounds.width)
    #expect(
      list.convert(list.bounds, to: nil).maxX <= detail.convert(detail.bounds, to: nil).minX + 1)
  }

  @Test func hidingTheListGivesItsRoomToTheDetail() throws {
    let mail = Mail()
    let (window, _) = place(mail.split, .regular)
    defer { window.isHidden = true }
    mail.open(1)
    settle()
    mail.split.hide(.primary)
    settle()
    #expect(mail.split.displayMode == .secondaryOnly)
    #expect(mail.list.viewIfLoaded?.window == nil)
    mail.split.show(.primary)
    settle()
    #expect(mail.list.view.window === window)
  }

  @Test func shrinkingCollapsesAndGrowingSeparates() {
    let mail = Mail()
    let (window, root) = place(mail.split, .regular)
    defer { window.isHidden = true }
    mail.open(1)
    settle()
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: mail.split)
    settle()
    #expect(mail.split.isCollapsed)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: mail.split)
    settle()
    #expect(!mail.split.isCollapsed)
    #expect(mail.list.view.window === window)
  }

  @Test func childrenKnowTheirSplitView() {
    let mail = Mail()
    let window = onScreen(mail.split)
    defer { window.isHidden = true }
    #expect(mail.list.splitViewController === mail.split)
    #expect(mail.split.style == .doubleColumn)
  }

  private func place(
    _ split: UISplitViewController, _ sizeClass: UIUserInterfaceSizeClass
  ) -> (UIWindow, UIViewController) {
    let root = UIViewController()
    root.addChild(split)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: sizeClass), forChild: split)
    root.view.addSubview(split.view)
    let window = onScreen(root)
    split.view.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    split.didMove(toParent: root)
    settle()
    return (window, root)
  }
}

@MainActor
private final class Mail {
  let split = UISplitViewController(style: .doubleColumn)
  let list = MailList()
  private let collapser = ListFirst()

  init() {
    split.setViewController(list, for: .primary)
    split.delegate = collapser
    list.onOpen = { [weak self] in self?.open($0) }
  }

  func open(_ number: Int) {
    let detail = UINavigationController(rootViewController: Page("Mail \(number)"))
    split.showDetailViewController(detail, sender: nil)
  }
}

private final class ListFirst: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

private final class MailList: UITableViewController {
  var onOpen: ((Int) -> Void)?

  init() {
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Mail \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onOpen?(indexPath.row + 1)
  }
}
