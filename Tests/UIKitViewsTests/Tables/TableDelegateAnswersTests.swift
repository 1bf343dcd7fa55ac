import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What a table's delegate says of single rows.
@MainActor
struct TableDelegateAnswersTests {
  private final class Screen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row < 50 ? 44 : 144 }
    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
  }

  @Test func rowsThatNobodyHasSeenAreAsHighAsTheDelegateEstimates() {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    screen.tableView.rowHeight = UITableView.automaticDimension
    screen.tableView.reloadData()
    screen.view.layoutIfNeeded()
    let last = screen.tableView.rectForRow(at: IndexPath(row: 99, section: 0))
    #expect(last.height == 144)
    let least: CGFloat = 49 * (144 + 43)
    #expect(last.minY > least)
  }

  @Test func rowsAreIndentedAsTheDelegateSays() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }
    #expect(try cell(3).indentationLevel == 3)
    let moved = try cell(2).textLabel.map { $0.frame.minX } ?? 0
    let unmoved = try cell(0).textLabel.map { $0.frame.minX } ?? 0
    #expect(moved - unmoved == 20)
  }

  private final class Sections: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 30 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }
    override func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { section == 29 ? 100 : 60 }
  }

  @Test func headersThatNobodyHasSeenAreAsHighAsEstimated() {
    let screen = Sections()
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(screen.tableView.rectForHeader(inSection: 29).height == 100)
    #expect(screen.tableView.rectForHeader(inSection: 28).height == 60)
  }
}
