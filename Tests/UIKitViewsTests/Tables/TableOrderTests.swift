import Accessibility
import Foundation
import Testing

@testable import UIKit

/// Rows are read in their order, also after they have moved.
@MainActor
@Suite struct TableOrderTests {
  private final class Letters: UITableViewController {
    var letters = ["A", "B", "C", "D"]
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = letters[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Header" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Footer" }
  }

  private func cells() throws -> [String] { try shownTexts().filter { $0.count == 1 } }

  @Test func aMovedRowIsReadWhereItStands() throws {
    let sut = Letters(style: .plain)
    let window = show(sut)
    defer { window.isHidden = true }
    #expect(try cells() == ["A", "B", "C", "D"])
    sut.letters = ["B", "C", "A", "D"]
    sut.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    settle()
    #expect(try cells() == ["B", "C", "A", "D"])
    sut.letters = ["D", "B", "C", "A"]
    sut.tableView.moveRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
    settle()
    #expect(try cells() == ["D", "B", "C", "A"])
  }

  @Test(arguments: [UITableView.Style.insetGrouped, .grouped, .plain])
  func titlesOfSectionsAreFoundInAllOfTheirViews(_ style: UITableView.Style) throws {
    let sut = Letters(style: style)
    let window = show(sut)
    defer { window.isHidden = true }
    let header = try #require(sut.tableView.headerView(forSection: 0))
    let footer = try #require(sut.tableView.footerView(forSection: 0))
    let title = header.textLabel?.text ?? ""
    let told = try #require(element(.staticText, title)).frame
    #expect(told == header.convert(header.bounds, to: nil))
    #expect(
      try #require(element(.staticText, "Footer")).frame == footer.convert(footer.bounds, to: nil))
    #expect(told.width == sut.tableView.visibleCells[0].frame.width)
  }
}
