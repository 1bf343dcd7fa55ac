import Foundation
import Testing
import UIKit
import XCUIAutomation

/// What rows are made of: texts, configurations, accessories.
@MainActor
struct CellStoryTests {
  @Test func theStylesHaveTheirLabels() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(plain.textLabel != nil)
    #expect(plain.detailTextLabel == nil)
    for style in [UITableViewCell.CellStyle.subtitle, .value1, .value2] {
      #expect(UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel != nil)
    }
  }

  @Test func subtitlesStandBelowAndValuesBeside() throws {
    let screen = Rows([
      { row(.subtitle, "Wi-Fi", "Home") }, { row(.value1, "Name", "Phone") },
    ])
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Home"].frame.minY >= app.staticTexts["Wi-Fi"].frame.maxY - 1)
    #expect(app.staticTexts["Home"].frame.minX == app.staticTexts["Wi-Fi"].frame.minX)
    #expect(app.staticTexts["Phone"].frame.minX > app.staticTexts["Name"].frame.maxX)
    #expect(abs(app.staticTexts["Phone"].frame.midY - app.staticTexts["Name"].frame.midY) < 2)
  }

  @Test func anAccessoryTakesRoomFromTheContent() throws {
    let screen = Rows([
      { row(.default, "Plain", nil) },
      {
        let cell = row(.default, "Chevron", nil)
        cell.accessoryType = .disclosureIndicator
        return cell
      },
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let cells = screen.tableView.visibleCells
    #expect(cells.count == 2)
    #expect(cells[0].contentView.bounds.width == cells[0].bounds.width)
    #expect(cells[1].contentView.bounds.width < cells[1].bounds.width)
  }

  @Test func aSwitchInARowIsUsedByItself() {
    var isOn = false
    let screen = Rows([
      {
        let cell = row(.default, "Airplane Mode", nil)
        let toggle = UISwitch()
        toggle.addAction(
          UIAction { isOn = ($0.sender as? UISwitch)?.isOn ?? false }, for: .valueChanged)
        cell.accessoryView = toggle
        return cell
      }
    ])
    let app = XCUIApplication(rootViewController: screen)
    app.switches.firstMatch.tap()
    #expect(isOn)
    #expect(app.switches.firstMatch.value as? String == "1")
    #expect(screen.tapped.isEmpty)
    app.staticTexts["Airplane Mode"].tap()
    #expect(screen.tapped == [0])
    #expect(isOn)
  }

  @Test func aConfigurationFillsTheCell() throws {
    let screen = Rows([
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = "Subtitle"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        return cell
      }
    ])
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Title"].exists && app.staticTexts["Subtitle"].exists)
    #expect(app.staticTexts["Title"].frame.minX > 40)
    #expect(app.staticTexts["Subtitle"].frame.minY > app.staticTexts["Title"].frame.minY)
  }

  @Test func theUpdateHandlerFollowsTheSelection() throws {
    var states: [Bool] = []
    let screen = Rows([
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
          var content = UIListContentConfiguration.cell().updated(for: state)
          content.text = state.isSelected ? "Chosen" : "Choose"
          cell.contentConfiguration = content
          states.append(state.isSelected)
        }
        return cell
      }
    ])
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Choose"].exists)
    app.staticTexts["Choose"].tap()
    #expect(app.staticTexts["Chosen"].exists)
    #expect(states.last == true)
  }

  @Test func longTextsMakeHighRows() {
    let screen = Rows([
      { row(.default, "Short", nil) },
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = String(repeating: "Many words in one row. ", count: 10)
        cell.contentConfiguration = content
        return cell
      },
    ])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let heights = (0..<2).map {
      screen.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights[1] > heights[0] * 2)
  }

  @Test func aCellOfTheAppsOwnIsMeasuredByItsConstraints() {
    final class Banner: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 100),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let screen = Rows([{ Banner(style: .default, reuseIdentifier: nil) }])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let height = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    // The separator may add a pixel.
    #expect(abs(height - 120) < 1)
  }

  @Test func listCellsShowTheirAccessories() {
    var details = 0
    let screen = ListRows {
      var content = $0.defaultContentConfiguration()
      content.text = "Row"
      $0.contentConfiguration = content
      $0.accessories = [
        .label(text: "3"), .detail(actionHandler: { details += 1 }), .disclosureIndicator(),
      ]
    }
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["3"].frame.minX > app.staticTexts["Row"].frame.maxX)
    app.buttons["More Info"].tap()
    #expect(details == 1)
    #expect(app.buttons["More Info"].frame.minX >= app.staticTexts["3"].frame.maxX)
  }

  @Test func deleteAccessoriesAreSeenOnlyWhileEditing() {
    var deletions = 0
    let screen = ListRows {
      var content = $0.defaultContentConfiguration()
      content.text = "Row"
      $0.contentConfiguration = content
      $0.accessories = [.delete(actionHandler: { deletions += 1 })]
    }
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.buttons.count == 0)
    screen.collection.isEditing = true
    app.buttons.firstMatch.tap()
    #expect(deletions == 1)
  }
}

// MARK: - Screens

@MainActor
private func row(
  _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?
) -> UITableViewCell {
  let cell = UITableViewCell(style: style, reuseIdentifier: nil)
  cell.textLabel?.text = text
  cell.detailTextLabel?.text = detail
  return cell
}

private final class Rows: UITableViewController {
  private let makers: [() -> UITableViewCell]
  private(set) var tapped: [Int] = []

  init(_ makers: [() -> UITableViewCell]) {
    self.makers = makers
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    makers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { makers[indexPath.row]() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped.append(indexPath.row)
  }
}

private final class ListRows: UIViewController, UICollectionViewDataSource {
  private let fill: (UICollectionViewListCell) -> Void
  private(set) lazy var collection = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  init(_ fill: @escaping (UICollectionViewListCell) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    collection.dataSource = self
    collection.pin(to: view)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { fill(cell) }
    return cell
  }
}
