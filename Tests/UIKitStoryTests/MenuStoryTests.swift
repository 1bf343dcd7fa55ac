import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Menus of buttons, and those that a long press shows.
@MainActor
struct MenuStoryTests {
  @Test func theButtonsMenuOffersItsActions() {
    let screen = Sorting()
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Sort"].tap()
    #expect(app.buttons["Name"].exists && app.buttons["Date"].exists)
    app.buttons["Date"].tap()
    #expect(screen.order == "Date")
    #expect(!app.buttons["Name"].exists)
  }

  @Test func theChosenOneIsMarkedTheNextTime() {
    let screen = Sorting()
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Sort"].tap()
    app.buttons["Date"].tap()
    app.buttons["Sort"].tap()
    #expect(app.buttons["Date"].isSelected)
    #expect(!app.buttons["Name"].isSelected)
  }

  @Test func hiddenAndDisabledActionsCannotBeChosen() {
    var chosen: [String] = []
    let screen = MenuScreen(
      UIMenu(children: [
        UIAction(title: "Copy") { chosen.append($0.title) },
        UIAction(title: "Paste", attributes: .disabled) { chosen.append($0.title) },
        UIAction(title: "Secret", attributes: .hidden) { chosen.append($0.title) },
      ]))
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Menu"].tap()
    #expect(!app.buttons["Secret"].exists)
    #expect(!app.buttons["Paste"].isEnabled)
    app.buttons["Paste"].tap()
    #expect(chosen.isEmpty)
    app.buttons["Copy"].tap()
    #expect(chosen == ["Copy"])
  }

  @Test func submenusOpenAndInlineOnesLieOpen() {
    var chosen: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
    let screen = MenuScreen(
      UIMenu(children: [
        UIMenu(title: "Size", children: [action("Small"), action("Big")]),
        UIMenu(options: .displayInline, children: [action("Red"), action("Blue")]),
      ]))
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Menu"].tap()
    #expect(app.buttons["Red"].exists)
    #expect(!app.buttons["Small"].exists)
    app.buttons["Size"].tap()
    app.buttons["Big"].tap()
    #expect(chosen == ["Big"])
  }

  @Test func aCommandIsSentToTheFirstResponderOrBeyond() {
    let screen = CommandScreen()
    let app = XCUIApplication(rootViewController: screen)
    screen.becomeFirstResponder()
    app.buttons["Menu"].tap()
    app.buttons["Refresh"].tap()
    #expect(screen.refreshed == ["Refresh from here"])
    #expect(!app.buttons["Refresh"].exists)
  }

  @Test func uncachedElementsAreAskedForEachTime() {
    var asked = 0
    let screen = MenuScreen(
      UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          asked += 1
          completion([UIAction(title: "Item \(asked)") { _ in }])
        }
      ]))
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Menu"].tap()
    app.buttons["Item 1"].tap()
    app.buttons["Menu"].tap()
    #expect(app.buttons["Item 2"].exists)
    #expect(asked == 2)
  }

  @Test func aLongPressOnThePhotoOffersItsActions() {
    let screen = PhotoScreen()
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["photo"].tap()
    #expect(!app.buttons["Share"].exists)
    app.otherElements["photo"].press(forDuration: 1)
    #expect(app.buttons["Share"].exists)
    app.buttons["Delete"].tap()
    #expect(screen.log.first == "will display")
    #expect(screen.log.sorted() == ["Delete", "will display", "will end"])
    #expect(!app.buttons["Share"].exists)
  }

  @Test func aTapBesideTheMenuClosesIt() {
    let screen = PhotoScreen()
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["photo"].press(forDuration: 1)
    #expect(app.buttons["Share"].exists)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()
    #expect(!app.buttons["Share"].exists)
    #expect(screen.log == ["will display", "will end"])
  }

  @Test func aPlaceWithoutAMenuShowsNone() {
    let screen = PhotoScreen()
    screen.hasMenu = false
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["photo"].press(forDuration: 1)
    #expect(!app.buttons["Share"].exists)
    #expect(screen.log.isEmpty)
  }

  @Test func unitTestsReadTheMenusTree() throws {
    let copy = UIAction(title: "Copy", identifier: UIAction.Identifier("copy")) { _ in }
    let menu = UIMenu(title: "Edit", children: [copy])
    #expect(menu.children.first === copy)
    #expect(copy.identifier.rawValue == "copy")
    let other = menu.replacingChildren([])
    #expect(other.title == "Edit")
    #expect(other.children.isEmpty)
    #expect(menu.children.count == 1)
  }

  @Test func rowsOfATableHaveMenus() {
    let screen = MenuTable()
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Row 1"].press(forDuration: 1)
    app.buttons["Pin"].tap()
    #expect(screen.pinned == [1])
  }
}

// MARK: - Screens

private final class Sorting: UIViewController {
  private(set) var order = "Name"
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
    view.addSubview(button)
    updateMenu()
  }

  private func updateMenu() {
    button.menu = UIMenu(
      children: ["Name", "Date"].map { title in
        UIAction(title: title, state: title == order ? .on : .off) { [weak self] _ in
          self?.order = title
          self?.updateMenu()
        }
      })
  }
}

private final class MenuScreen: UIViewController {
  private let menu: UIMenu

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
    view.addSubview(button)
  }
}

private final class CommandScreen: UIViewController {
  private(set) var refreshed: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [
      UICommand(
        title: "Refresh", action: Selector("refresh:", CommandScreen.refresh(_:)),
        propertyList: "here"
      )
    ])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
    view.addSubview(button)
  }

  private func refresh(_ command: UICommand) {
    refreshed.append("\(command.title) from \(command.propertyList ?? "nowhere")")
  }
}

private final class PhotoScreen: UIViewController, UIContextMenuInteractionDelegate {
  var hasMenu = true
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let photo = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 150))
    photo.isAccessibilityElement = true
    photo.accessibilityIdentifier = "photo"
    photo.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(photo)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(
        children: ["Share", "Delete"].map { title in
          UIAction(title: title) { _ in self?.log.append(title) }
        })
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("will end") }
}

private final class MenuTable: UITableViewController {
  private(set) var pinned: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Pin") { _ in self?.pinned.append(indexPath.row) }])
    })
  }
}
