import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Rows that are off the screen, as UI tests on iOS see them in tables and don't in collections.
@MainActor
struct LongTableStoryTests {
  @Test func everyRowOfATableIsACell() {
    let app = XCUIApplication(rootViewController: Numbers(60))
    #expect(app.tables.cells.count == 60)
    #expect(app.cells.element(boundBy: 59).staticTexts["Row 59"].exists)
    #expect(app.staticTexts["Row 40"].exists)
    #expect(!app.staticTexts["Row 40"].isHittable)
    #expect(!app.staticTexts["Row 60"].exists)
  }

  @Test func rowsAreInTheirOrderWhereverTheTableStands() {
    let screen = Numbers(60)
    let app = XCUIApplication(rootViewController: screen)
    screen.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    let labels = app.cells.allElementsBoundByIndex.map { $0.staticTexts.firstMatch.label }
    #expect(labels == (0..<60).map { "Row \($0)" })
    #expect(!app.staticTexts["Row 0"].isHittable)
    #expect(app.staticTexts["Row 31"].isHittable)
  }

  @Test func framesOffTheScreenAreWhereTheRowsWillBe() {
    let screen = Numbers(60)
    screen.tableView.rowHeight = 50
    let app = XCUIApplication(rootViewController: screen)
    let first = app.cells.element(boundBy: 0).frame
    #expect(app.cells.element(boundBy: 50).frame == first.offsetBy(dx: 0, dy: 2500))
  }

  @Test func aTapScrollsToTheRowFirst() {
    let screen = Numbers(200)
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Row 150"].tap()
    #expect(screen.selected == [150])
    #expect(app.staticTexts["Row 150"].isHittable)
    #expect(app.staticTexts["Row 0"].exists)
    app.cells.element(boundBy: 0).tap()
    #expect(screen.selected == [150, 0])
  }

  @Test func rowsOffTheScreenAreAsTheDataAreNow() {
    let screen = Numbers(60)
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Row 59"].exists)
    screen.count = 59
    screen.prefix = "Line"
    screen.tableView.reloadData()
    #expect(app.cells.count == 59)
    #expect(app.staticTexts["Line 58"].exists)
  }

  @Test func lookingAtRowsTellsTheDelegateNothing() {
    let screen = Numbers(60)
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.cells.count == 60)
    #expect(screen.displayed.max() ?? 60 < 30)
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 59, section: 0)) == nil)
    #expect(screen.tableView.visibleCells.count < 30)
    #expect(screen.tableView.subviews.filter { $0 is UITableViewCell }.count < 30)
  }

  @Test func aHugeTableMakesCellsOfItsFirstRowsOnly() {
    let screen = Numbers(100_000)
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.cells.count == 500)
    #expect(screen.asked < 1_500)
    #expect(screen.made < 60)
    screen.tableView.scrollToRow(at: IndexPath(row: 90_000, section: 0), at: .top, animated: false)
    #expect(app.staticTexts["Row 90000"].isHittable)
    #expect(app.staticTexts["Row 499"].exists)
    #expect(!app.staticTexts["Row 80000"].exists)
  }

  @Test func queriesOfAnUnchangedScreenAskForNoMoreCells() {
    let screen = Numbers(60)
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.staticTexts["Row 59"].exists)
    _ = app.staticTexts["Row 0"].isHittable
    let asked = screen.asked
    #expect(app.staticTexts["Row 58"].exists)
    #expect(app.staticTexts["Row 1"].isHittable)
    #expect(screen.asked == asked)
  }

  @Test func whatConfigurationsShowIsSeenToo() {
    let screen = Numbers(40)
    screen.configures = true
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.cells.count == 40)
    #expect(app.staticTexts["Row 39"].exists)
    app.staticTexts["Row 39"].tap()
    #expect(screen.selected == [39])
  }

  @Test func aCollectionTellsOnlyOfWhatIsNear() {
    let app = XCUIApplication(rootViewController: Tiles())
    #expect(app.cells.count < 100)
    #expect(!app.cells["Tile 199"].exists)
  }
}

// MARK: - Screens

private final class Numbers: UITableViewController {
  var count: Int
  var prefix = "Row"
  var configures = false
  private(set) var asked = 0
  private(set) var made = 0
  private(set) var displayed: Set<Int> = []
  private(set) var selected: [Int] = []

  init(_ count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? {
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
      }()
    let text = "\(prefix) \(indexPath.row)"
    if configures {
      var content = UIListContentConfiguration.cell()
      content.text = text
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.text = text
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.insert(indexPath.row) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

private final class Tiles: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 120)
    super.init(collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 200 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.accessibilityIdentifier = "Tile \(indexPath.item)"
    return cell
  }
}
