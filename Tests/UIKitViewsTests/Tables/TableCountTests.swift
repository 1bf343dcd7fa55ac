import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What a table answers before it was ever laid out.
@MainActor
@Suite struct TableCountTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = []
    var heightsAsked = 0

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heightsAsked += 1
      return 44
    }
  }

  @Test func theDataSourceAnswersWithoutAReload() {
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    #expect(table.numberOfSections == 0)
    source.sections = [["One", "Two"], ["Three"]]
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    source.sections[1] = []
    #expect(table.numberOfRows(inSection: 1) == 0)
  }

  @Test func countsAskForNoHeights() {
    let source = Source()
    source.sections = [["One", "Two"]]
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(source.heightsAsked == 0)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
    #expect(source.heightsAsked > 0)
  }

  @Test func aTableWithoutSizeHasTheRowAtItsTop() throws {
    let source = Source()
    source.sections = [[], ["One", "Two"]]
    let table = UITableView()
    table.dataSource = source
    table.reloadData()
    let first = IndexPath(row: 0, section: 1)
    let cell = try #require(table.cellForRow(at: first))
    #expect(cell.textLabel?.text == "One")
    #expect(table.cellForRow(at: first) === cell)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) == nil)
    source.sections = [["Three"]]
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Three")
    table.frame.size = CGSize(width: 320, height: 480)
    #expect(table.visibleCells.first?.frame.size == CGSize(width: 320, height: 44))
  }

  @Test func aTableWithoutAWindowHasItsCells() throws {
    let source = Source()
    source.sections = [["One", "Two"]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.reloadData()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.textLabel?.text == "Two")
    #expect(table.visibleCells.count == 2)
    #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
  }

  @Test func rowsCanBeInsertedBeforeTheFirstLayout() {
    let source = Source()
    source.sections = [["One"]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    #expect(table.numberOfRows(inSection: 0) == 1)
    source.sections[0].append("Two")
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["One", "Two"])
  }
}
