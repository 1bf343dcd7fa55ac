import Foundation
import Testing
import UIKit
import XCUIAutomation

/// When cells bring their configurations up to date, and what they keep of them.
@MainActor
struct CellConfigurationStoryTests {
  /// "The system might combine multiple requests into a single update": what is set after the request counts too.
  @Test func aHandlerSeesWhatTheCellWasFilledWith() {
    let screen = WordTable([["a"]])
    var seen: [String] = []
    screen.decorate = { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        seen.append("\(cell.tag) \(state.isSelected)")
      }
      cell.setNeedsUpdateConfiguration()
      cell.tag = 5
    }
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(seen.last == "5 false")
    #expect(!seen.contains { $0.hasPrefix("0") })
    screen.tableView.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    window.layoutIfNeeded()
    #expect(seen.last == "5 true")
  }

  @Test func aRequestDoesNotUpdateAtOnce() {
    let cells: [UIView] = [
      UITableViewCell(style: .default, reuseIdentifier: nil),
      UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44)),
    ]
    var updates = 0
    for cell in cells {
      (cell as? UITableViewCell)?.configurationUpdateHandler = { _, _ in updates += 1 }
      (cell as? UICollectionViewCell)?.configurationUpdateHandler = { _, _ in updates += 1 }
      cell.layoutIfNeeded()
      updates = 0
      (cell as? UITableViewCell)?.setNeedsUpdateConfiguration()
      (cell as? UITableViewCell)?.isSelected = true
      (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      (cell as? UICollectionViewCell)?.isSelected = true
      #expect(updates == 0)
      cell.layoutIfNeeded()
      #expect(updates == 1)
    }
  }

  /// Cells that build themselves in `updateConfiguration(using:)` never ask for it, as in Apple's sessions about cells.
  @Test func aCellOfTheAppUpdatesItselfBeforeItIsSeen() {
    let screen = WordTable([["a"]])
    screen.loadViewIfNeeded()
    screen.tableView.register(StarCell.self, forCellReuseIdentifier: "row")
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Empty star"].exists)
    app.staticTexts["Empty star"].tap()
    #expect(app.staticTexts["Full star"].exists)
    #expect(!app.staticTexts["Empty star"].exists)
  }

  @Test func anItemOfTheAppUpdatesItselfToo() {
    let screen = WordGrid([["a"]])
    screen.loadViewIfNeeded()
    screen.collectionView.register(StarItem.self, forCellWithReuseIdentifier: "item")
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Empty star"].exists)
    app.staticTexts["Empty star"].tap()
    #expect(app.staticTexts["Full star"].exists)
  }

  /// The cell applies "the updated configuration back to the cell" (UITableViewCell.h).
  @Test func theUpdatedConfigurationIsTheCells() throws {
    let screen = WordTable([["a", "b"]])
    screen.decorate = { cell, path in
      cell.automaticallyUpdatesContentConfiguration = path.row == 0
      cell.contentConfiguration = Badge()
    }
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.tableView.allowsMultipleSelection = true
    let cells = try (0..<2).map { try #require(screen.tableView.cellForRow(at: .row($0))) }
    let content = cells[0].contentView
    let view = content.subviews.first { $0 is any UIContentView } ?? content
    for row in 0..<2 {
      screen.tableView.selectRow(at: .row(row), animated: false, scrollPosition: .none)
    }
    window.layoutIfNeeded()
    #expect((cells[0].contentConfiguration as? Badge)?.isChosen == true)
    #expect((cells[1].contentConfiguration as? Badge)?.isChosen == false)
    let shown = view as? any UIContentView
    #expect((shown?.configuration as? Badge)?.isChosen == true)
    screen.tableView.deselectRow(at: .row(0), animated: false)
    window.layoutIfNeeded()
    #expect((cells[0].contentConfiguration as? Badge)?.isChosen == false)
  }

  @Test func editingIsPartOfTheState() {
    let screen = WordTable([["a", "b"]])
    screen.locked = [.row(1)]
    var isEditing: [Int: Bool] = [:]
    screen.decorate = { cell, path in
      cell.configurationUpdateHandler = { isEditing[path.row] = $1.isEditing }
    }
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(isEditing == [0: false, 1: false])
    screen.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(isEditing == [0: true, 1: false])
  }

  /// "A background configuration is mutually exclusive with background views": the later one counts.
  @Test func aBackgroundIsAViewOrAConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    let item = UICollectionViewCell(frame: .zero)
    item.selectedBackgroundView = UIView()
    item.backgroundConfiguration = .clear()
    #expect(item.selectedBackgroundView == nil)
    item.backgroundView = UIView()
    #expect(item.backgroundConfiguration == nil && item.backgroundView != nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundView = UIView()
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundView == nil)
  }

  @Test func aHeaderUpdatesItsConfiguration() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    header.configurationUpdateHandler = { header, state in
      var content = UIListContentConfiguration.plainHeader().updated(for: state)
      content.text = state.isDisabled ? "Closed" : "Open"
      header.contentConfiguration = content
    }
    func text() -> String? {
      header.layoutIfNeeded()
      return (header.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(text() == "Open")
    header.isUserInteractionEnabled = false
    header.setNeedsUpdateConfiguration()
    #expect(text() == "Closed")
  }

  @Test func aRowWithoutSelectionStyleIsSelectedAllTheSame() {
    let screen = WordTable([["a", "b"]])
    screen.decorate = { cell, _ in cell.selectionStyle = .none }
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["b"].tap()
    #expect(screen.tableView.indexPathForSelectedRow == .row(1))
    #expect(screen.tableView.cellForRow(at: .row(1))?.isSelected == true)
    #expect(screen.log(of: "didSelect") == ["didSelect 0.1"])
  }
}

// MARK: - Cells

private final class StarCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.isSelected ? "Full star" : "Empty star"
    contentConfiguration = content
  }
}

private final class StarItem: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = state.isSelected ? "Full star" : "Empty star"
    contentConfiguration = content
  }
}

private struct Badge: UIContentConfiguration {
  var isChosen = false

  func makeContentView() -> UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    guard let state = state as? UICellConfigurationState else { return self }
    return Badge(isChosen: state.isSelected)
  }
}

private final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
