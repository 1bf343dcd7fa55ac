import Testing

@testable import UIKit

/// Tables of several sections with titles, and cells of the classes of the app.
@MainActor
@Suite struct TableSectionTests {
  private final class Screen: UITableViewController {
    let sections = [("Fruit", ["Apple", "Fig"]), ("Nuts", ["Walnut"])]

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].1.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { sections[section].0 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    { 60 }
  }

  @Test func titlesAndRowsOfAGroupedTable() throws {
    let sut = Screen(style: .insetGrouped)
    let window = show(sut)
    defer { window.isHidden = true }
    #expect(sut.view === sut.tableView)
    #expect(sut.tableView.dataSource === sut)
    #expect(sut.tableView.numberOfSections == 2)
    #expect(sut.tableView.headerView(forSection: 1)?.textLabel?.text == "NUTS")
    let cell = try #require(sut.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.textLabel?.text == "Fig")
    #expect(cell.detailTextLabel?.text == "Detail")
    #expect(cell.frame.minX == 20)
    #expect(cell.frame.height == 60)
    #expect(sut.tableView.rectForHeader(inSection: 1).minY > cell.frame.maxY)
  }

  @Test func plainHeadersStayAtTheTop() {
    let sut = Screen(style: .plain)
    let window = show(sut)
    defer { window.isHidden = true }
    let table = sut.tableView!
    let header = table.headerView(forSection: 0)
    #expect(header?.frame.height == 28)
    table.contentOffset.y = 30
    settle()
    #expect(table.headerView(forSection: 0)?.frame.minY == 30 + table.adjustedContentInset.top)
  }

  @Test func cellsOfTheClassesOfTheApp() {
    final class Cell: UITableViewCell {
      static var made = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        Self.made += 1
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView()
    table.register(Cell.self, forCellReuseIdentifier: "a rather long identifier for a cell")
    for _ in 0..<50 {
      let cell = table.dequeueReusableCell(
        withIdentifier: "a rather long identifier for a cell", for: IndexPath(row: 0, section: 0))
      #expect(cell is Cell)
      #expect(cell.reuseIdentifier == "a rather long identifier for a cell")
      #expect(cell.detailTextLabel != nil)
    }
    #expect(Cell.made == 50)
  }
}
