import Foundation
import Testing
import UIKit
import XCUIAutomation

/// What is presented over a screen: sheets, popovers, alerts, full screens.
@MainActor
struct SheetStoryTests {
  @Test func cancelClosesTheComposer() {
    let screen = Notes()
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["New"].tap()
    #expect(app.navigationBars["New Note"].exists)
    #expect(!app.buttons["New"].exists)
    app.buttons["Cancel"].tap()
    #expect(!app.navigationBars["New Note"].exists)
    #expect(app.buttons["New"].isHittable)
    #expect(screen.notes.isEmpty)
  }

  @Test func savingHandsTheTextBack() {
    let screen = Notes()
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["New"].tap()
    app.textFields["Text"].tap()
    app.textFields["Text"].typeText("Call Ann")
    app.buttons["Save"].tap()
    settle()
    #expect(screen.notes == ["Call Ann"])
    #expect(screen.presentedViewController == nil)
    #expect(app.keyboards.count == 0)
  }

  @Test func aSheetLeavesTheTopOfTheScreenFree() throws {
    let presenter = Page("Home")
    let window = onScreen(presenter)
    defer { window.isHidden = true }
    let sheet = Page("Sheet")
    presenter.present(sheet, animated: false)
    #expect(sheet.modalPresentationStyle == .automatic)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.minY > 0)
    #expect(frame.maxY == window.bounds.maxY)
    #expect(presenter.view.window != nil)
  }

  @Test func aMediumSheetTakesHalf() throws {
    let presenter = Page("Map")
    let window = onScreen(presenter)
    defer { window.isHidden = true }
    let sheet = Page("Places")
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    presenter.present(sheet, animated: false)
    window.layoutIfNeeded()
    let medium = sheet.view.bounds.height
    #expect(medium > window.bounds.height * 0.4 && medium < window.bounds.height * 0.6)
    controller.animateChanges { controller.selectedDetentIdentifier = .large }
    settle()
    #expect(sheet.view.bounds.height > window.bounds.height * 0.8)
  }

  @Test func aFullScreenTakesThePlaceOfTheOther() {
    let home = Lifecycle("home")
    let window = onScreen(home)
    defer { window.isHidden = true }
    home.log.removeAll()
    let player = Lifecycle("player")
    player.modalPresentationStyle = .fullScreen
    home.present(player, animated: false)
    #expect(home.log == ["willDisappear", "didDisappear"])
    #expect(player.log == ["willAppear", "didAppear"])
    #expect(player.view.frame == window.bounds)
    home.log.removeAll()
    player.dismiss(animated: false)
    #expect(home.log == ["willAppear", "didAppear"])
    #expect(player.log.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test func underASheetTheScreenStays() {
    let home = Lifecycle("home")
    let window = onScreen(home)
    defer { window.isHidden = true }
    home.log.removeAll()
    home.present(Lifecycle("sheet"), animated: false)
    home.dismiss(animated: false)
    #expect(home.log.isEmpty)
  }

  @Test func aTapBesideTheSheetTellsItsDelegate() {
    let watcher = DismissalWatcher()
    let presenter = Page("Home")
    let sheet = Page("Sheet")
    let app = XCUIApplication(rootViewController: presenter)
    sheet.presentationController?.delegate = watcher
    presenter.present(sheet, animated: false)
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 195, dy: 20)).tap()
    #expect(watcher.log == ["should", "will"])
    settle()
    #expect(watcher.log == ["should", "will", "did"])
    #expect(presenter.presentedViewController == nil)
  }

  @Test func swipingDownClosesTheSheet() {
    let watcher = DismissalWatcher()
    let presenter = Page("Home", text: "Home")
    let sheet = Page("Sheet", text: "Sheet")
    let app = XCUIApplication(rootViewController: presenter)
    sheet.presentationController?.delegate = watcher
    presenter.present(sheet, animated: false)
    app.swipeDown()
    #expect(app.staticTexts["Home"].isHittable)
    #expect(presenter.presentedViewController == nil)
    #expect(watcher.log == ["should", "will", "did"])
  }

  @Test func aSheetThatMustStayOnlyTellsOfTheSwipe() {
    let watcher = DismissalWatcher()
    let presenter = Page("Home")
    let sheet = Page("Sheet", text: "Sheet")
    sheet.isModalInPresentation = true
    let app = XCUIApplication(rootViewController: presenter)
    sheet.presentationController?.delegate = watcher
    presenter.present(sheet, animated: false)
    app.swipeDown()
    #expect(app.staticTexts["Sheet"].exists)
    #expect(watcher.log == ["attempt"])
  }

  @Test func aFullScreenIsNotSwipedAway() {
    let presenter = Page("Home")
    let player = Page("Player", text: "Player")
    player.modalPresentationStyle = .fullScreen
    let app = XCUIApplication(rootViewController: presenter)
    presenter.present(player, animated: false)
    app.swipeDown()
    #expect(app.staticTexts["Player"].exists)
  }

  @Test func draggingGoesFromDetentToDetent() throws {
    let watcher = DismissalWatcher()
    let presenter = Page("Map")
    let sheet = Page("Places", text: "Places")
    let app = XCUIApplication(rootViewController: presenter)
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.delegate = watcher
    presenter.present(sheet, animated: false)
    let medium = sheet.view.bounds.height
    drag(app.staticTexts["Places"], by: -250)
    #expect(controller.selectedDetentIdentifier == .large)
    #expect(sheet.view.bounds.height > medium + 100)
    drag(app.staticTexts["Places"], by: 250)
    #expect(controller.selectedDetentIdentifier == .medium)
    #expect(watcher.detents == [.large, .medium])
    #expect(presenter.presentedViewController === sheet)
  }

  @Test func aListInASheetScrollsBeforeItPullsTheSheetDown() {
    let presenter = Page("Home", text: "Home")
    let list = LongList()
    let app = XCUIApplication(rootViewController: presenter)
    presenter.present(list, animated: false)
    app.swipeUp()
    #expect(list.tableView.contentOffset.y > 100)
    app.swipeDown()
    #expect(presenter.presentedViewController === list)
    list.tableView.setContentOffset(
      CGPoint(x: 0, y: -list.tableView.adjustedContentInset.top), animated: false)
    app.swipeDown()
    settle()
    #expect(presenter.presentedViewController == nil)
  }

  private func drag(_ element: XCUIElement, by distance: CGFloat) {
    let middle = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(
      forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: distance)),
      withVelocity: .slow, thenHoldForDuration: 0.2)
  }

  @Test func unsavedChangesKeepTheSheet() {
    let watcher = DismissalWatcher()
    let presenter = Page("Home")
    let sheet = Page("Sheet")
    sheet.isModalInPresentation = true
    let app = XCUIApplication(rootViewController: presenter)
    sheet.presentationController?.delegate = watcher
    presenter.present(sheet, animated: false)
    app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 195, dy: 20)).tap()
    #expect(watcher.log == ["attempt"])
    #expect(presenter.presentedViewController === sheet)
  }

  @Test func dismissingByCodeTellsNoDelegate() {
    let watcher = DismissalWatcher()
    let presenter = Page("Home")
    let window = onScreen(presenter)
    defer { window.isHidden = true }
    let sheet = Page("Sheet")
    sheet.presentationController?.delegate = watcher
    presenter.present(sheet, animated: false)
    presenter.dismiss(animated: false)
    #expect(watcher.log.isEmpty)
  }

  @Test func dismissingTheLowestTakesAllAway() {
    let presenter = Page("Home")
    let window = onScreen(presenter)
    defer { window.isHidden = true }
    let first = Page("First")
    let second = Page("Second")
    presenter.present(first, animated: false)
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    presenter.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(second.viewIfLoaded?.window == nil)
  }

  @Test func aPopoverAdaptsToASheetOnAPhone() throws {
    let presenter = Page("Home")
    let window = onScreen(presenter)
    defer { window.isHidden = true }
    let content = Page("Filter")
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = presenter.view
    presenter.present(content, animated: false)
    #expect(content.view.bounds.width == window.bounds.width)
    #expect(content.view.convert(content.view.bounds, to: nil).maxY == window.bounds.maxY)
  }
}

// MARK: - Screens

private final class Notes: UIViewController {
  private(set) var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "New") { [weak self] _ in
        let composer = Composer { text in self?.notes.append(text) }
        self?.present(UINavigationController(rootViewController: composer), animated: true)
      })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    view.addSubview(button)
  }
}

private final class Composer: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
  private let onSave: (String) -> Void

  init(onSave: @escaping (String) -> Void) {
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
    title = "New Note"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Text"
    view.addSubview(field)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.onSave(self.field.text ?? "")
        self.dismiss(animated: true)
      })
  }
}

private final class Lifecycle: UIViewController {
  var log: [String] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDisappear")
  }
}

private final class LongList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

private final class DismissalWatcher: NSObject, UISheetPresentationControllerDelegate {
  private(set) var log: [String] = []
  private(set) var detents: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { detents.append(sheetPresentationController.selectedDetentIdentifier) }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.append("should")
    return true
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.append("attempt") }
}
