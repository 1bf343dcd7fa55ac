import Testing

@testable import UIKit

/// A screen as apps write them: its own data source and delegate.
@MainActor
private final class FruitListController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  let tableView = UITableView()
  var fruits: [String] = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    // swift-format-ignore: NeverForceUnwrap
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath) as! FruitCell
    cell.titleLabel.text = fruits[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    fruits.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    log.append("delete \(indexPath.row)")
  }
}

private final class FruitCell: UITableViewCell {
  let titleLabel = UILabel()
  private(set) var reuseCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

@MainActor
@Suite struct UITableViewTests {
  @Test func showsACellForEachRow() throws {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana", "Cherry"]
    let window = show(sut)
    defer { window.isHidden = true }
    #expect(sut.tableView.numberOfSections == 1)
    #expect(sut.tableView.numberOfRows(inSection: 0) == 3)
    #expect(sut.tableView.visibleCells.count == 3)
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(sut.tableView.cellForRow(at: path) as? FruitCell)
    #expect(cell.titleLabel.text == "Banana")
    #expect(cell.reuseIdentifier == "fruit")
    #expect(cell.superview === sut.tableView)
    #expect(sut.tableView.indexPath(for: cell) == path)
    #expect(sut.tableView.cellForRow(at: IndexPath(row: 7, section: 0)) == nil)
  }

  @Test func cellsSizeThemselves() throws {
    let sut = FruitListController()
    sut.fruits = ["Short", String(repeating: "A long line of text. ", count: 12)]
    let window = show(sut)
    defer { window.isHidden = true }
    let first = sut.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = sut.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(abs(first.height - 44.333) < 0.01)
    #expect(second.minY == first.maxY)
    #expect(second.height > 100)
    #expect(sut.tableView.contentSize.height == second.maxY)
  }

  @Test func dataSourceAndDelegateCanBeCalledDirectly() {
    let sut = FruitListController()
    sut.fruits = ["Apple"]
    sut.loadViewIfNeeded()
    let table = sut.tableView
    let path = IndexPath(row: 0, section: 0)
    let cell = table.dataSource?.tableView(table, cellForRowAt: path) as? FruitCell
    #expect(cell?.titleLabel.text == "Apple")
    table.delegate?.tableView?(table, didSelectRowAt: path)
    #expect(sut.log == ["select 0"])
    #expect(table.delegate?.tableView?(table, heightForRowAt: path) == nil)
    #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == nil)
  }

  @Test func noCellsWithoutALayoutPass() {
    let sut = FruitListController()
    sut.fruits = ["Apple"]
    sut.loadViewIfNeeded()
    #expect(sut.tableView.visibleCells.isEmpty)
    #expect(sut.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func countsAreKeptUntilReload() {
    let sut = FruitListController()
    sut.fruits = ["Apple"]
    let window = show(sut)
    defer { window.isHidden = true }
    sut.fruits.append("Banana")
    #expect(sut.tableView.numberOfRows(inSection: 0) == 1)
    sut.tableView.reloadData()
    #expect(sut.tableView.numberOfRows(inSection: 0) == 2)
    settle()
    #expect(sut.tableView.visibleCells.count == 2)
  }

  @Test func deletedRowsLeaveAndTheOthersMoveUp() throws {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana", "Cherry"]
    let window = show(sut)
    defer { window.isHidden = true }
    let cherry = sut.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
    sut.tableView.dataSource?.tableView?(
      sut.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    settle()
    #expect(sut.tableView.numberOfRows(inSection: 0) == 2)
    #expect(sut.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cherry)
    let rect = sut.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(abs((cherry?.frame.minY ?? 0) - rect.minY) < 0.001)
  }

  @Test func batchUpdatesInsertMoveAndReload() {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana", "Cherry"]
    let window = show(sut)
    defer { window.isHidden = true }
    var completed = false
    sut.tableView.performBatchUpdates {
      sut.fruits = ["Zero", "Cherry", "Apple", "Banana!"]
      sut.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      sut.tableView.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
      sut.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    } completion: {
      completed = $0
    }
    settle()
    let titles = sut.tableView.visibleCells.compactMap { ($0 as? FruitCell)?.titleLabel.text }
    #expect(titles == ["Zero", "Cherry", "Apple", "Banana!"])
    #expect(completed)
  }

  @Test func aBatchAfterAReloadStartsWithTheRowsOfTheReload() {
    let sut = FruitListController()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.fruits = ["Fig"]
    sut.tableView.reloadData()
    sut.fruits = []
    sut.tableView.beginUpdates()
    sut.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    sut.tableView.endUpdates()
    #expect(sut.tableView.numberOfRows(inSection: 0) == 0)
    #expect(sut.tableView.visibleCells.isEmpty)
  }

  @Test func wrongCountsFailClearly() {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana"]
    let window = show(sut)
    defer { window.isHidden = true }
    let found = issues {
      sut.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "invalid number of rows in section 0. The number of rows contained in an existing section "
          + "after the update (2) must be equal to the number of rows contained in that section "
          + "before the update (2), plus or minus the number of rows inserted or deleted from that "
          + "section (0 inserted, 1 deleted)") == true)
    settle()
    #expect(sut.tableView.visibleCells.count == 2)
  }

  @Test func unregisteredIdentifiersFailClearly() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    let found = issues {
      _ = table.dequeueReusableCell(
        withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
    }
    #expect(
      found.first
        == "UITableView.dequeueReusableCell(withIdentifier:for:): unable to dequeue a cell with "
        + "identifier unknown - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard. Registered: \"known\".")
  }

  @Test func selectingByCodeTellsNobody() {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana"]
    let window = show(sut)
    defer { window.isHidden = true }
    sut.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(sut.log.isEmpty)
    #expect(sut.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(sut.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    sut.tableView.reloadData()
    #expect(sut.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func aTapSelectsARow() {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana"]
    let window = show(sut)
    defer { window.isHidden = true }
    let rect = sut.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    tap(sut.tableView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    #expect(sut.log == ["select 1"])
  }

  @Test func aSwipeRevealsDelete() throws {
    let sut = FruitListController()
    sut.fruits = ["Apple", "Banana"]
    let window = show(sut)
    defer { window.isHidden = true }
    let rect = sut.tableView.convert(
      sut.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    play(.swipe(.left, in: rect))
    let button = try #require(element(.button, "Delete"))
    #expect(button.frame.maxX == 390)
    tap(CGPoint(x: button.frame.midX, y: button.frame.midY))
    #expect(sut.log == ["delete 0"])
    #expect(sut.fruits == ["Banana"])
    #expect(element(.button, "Delete") == nil)
    #expect(element(.staticText, "Apple") == nil)
  }

  @Test func aHundredThousandRowsStayCheap() {
    let sut = FruitListController()
    sut.fruits = (0..<100_000).map { "Row \($0)" }
    let window = show(sut)
    defer { window.isHidden = true }
    #expect(sut.tableView.visibleCells.count < 25)
    sut.tableView.scrollToRow(
      at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    let last = sut.tableView.cellForRow(at: IndexPath(row: 99_999, section: 0)) as? FruitCell
    #expect(last?.titleLabel.text == "Row 99999")
    #expect(sut.tableView.visibleCells.contains { ($0 as? FruitCell)?.reuseCount ?? 0 > 0 })
    #expect(sut.tableView.subviews.count < 30)
  }

  @Test func scrollingUsesCellsAgain() {
    let sut = FruitListController()
    sut.fruits = (0..<100).map { "Row \($0)" }
    let window = show(sut)
    defer { window.isHidden = true }
    play(.swipe(.up, in: CGRect(x: 0, y: 100, width: 390, height: 700)))
    #expect(sut.tableView.contentOffset.y > 300)
    let first = sut.tableView.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(first > 5)
    #expect(sut.tableView.visibleCells.count < 25)
  }

  @Test func cellsStandInTheOrderOfTheirRowsAfterScrolling() {
    let controller = FruitListController()
    controller.fruits = (0..<200).map { "Fruit \($0)" }
    let window = show(controller)
    defer { window.isHidden = true }
    func shown() -> [String] {
      controller.tableView.subviews.compactMap { ($0 as? FruitCell)?.titleLabel.text }
    }
    #expect(shown().count > 5)
    #expect(shown() == controller.fruits.prefix(shown().count).map { $0 })
    controller.tableView.contentOffset.y = 3000
    settle()
    controller.tableView.contentOffset.y = 2500
    settle()
    let places = shown().compactMap { controller.fruits.firstIndex(of: $0) }
    #expect(places == places.sorted() && places.count > 5)
  }

  @Test func contentFollowsTheMarginsOfItsCell() throws {
    let controller = FruitListController()
    controller.fruits = ["Apple"]
    let window = show(controller)
    defer { window.isHidden = true }
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(
      cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    cell.accessoryType = .disclosureIndicator
    settle()
    #expect(cell.contentView.layoutMargins.left == 16)
    #expect(cell.contentView.layoutMargins.right == 8)
  }
}
