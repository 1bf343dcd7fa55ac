import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// Swipes over rows that read from right to left, and their signs.
@MainActor
@Suite(.serialized) struct SwipeDirectionTests {
  private final class Mailbox: UITableViewController {
    private(set) var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Mail \(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Read")])
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Archive"), action("Flag")])
    }

    private func action(_ title: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.log.append(title)
        done(true)
      }
    }

    var row: CGRect {
      tableView.convert(tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    }

    var content: CGRect? {
      tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame
    }
  }

  private func onRightToLeft(_ work: (Mailbox) throws -> Void) rethrows {
    let sut = Mailbox()
    try show(sut, with: { $0.layoutDirection = .rightToLeft }) { try work(sut) }
  }

  @Test func aSwipeToTheRightRevealsTheTrailingActionsAtTheLeft() throws {
    try onRightToLeft { sut in
      play(.swipe(.right, in: sut.row))
      let archive = try #require(element(.button, "Archive")?.frame)
      let flag = try #require(element(.button, "Flag")?.frame)
      #expect(element(.button, "Read") == nil)
      #expect(archive.minX == 0)
      #expect(isClose(flag.minX, archive.maxX))
      #expect(isClose(try #require(sut.content).minX, flag.maxX))
      tap(element(.button, "Flag"))
      #expect(sut.log == ["Flag"])
    }
  }

  @Test func aSwipeToTheLeftRevealsTheLeadingActionAtTheRight() throws {
    try onRightToLeft { sut in
      play(.swipe(.left, in: sut.row))
      let read = try #require(element(.button, "Read")?.frame)
      #expect(element(.button, "Archive") == nil)
      #expect(read.maxX == 390)
      #expect(isClose(try #require(sut.content).maxX, read.minX))
    }
  }

  @Test func aSwipeOverTheWholeRowPerformsTheFirstActionOfThatSide() {
    onRightToLeft { sut in
      let y = sut.row.midY
      play(.drag(from: CGPoint(x: 10, y: y), to: CGPoint(x: 380, y: y)))
      play(.drag(from: CGPoint(x: 380, y: y), to: CGPoint(x: 10, y: y)))
      #expect(sut.log == ["Archive", "Read"])
    }
  }

  @Test func theSignsOfEditedRowsChangeSides() throws {
    try onRightToLeft { sut in
      sut.setEditing(true, animated: false)
      settle()
      let remove = try #require(element(.button, "Remove Mail 0"))
      let reorder = try #require(element(.button, "Reorder Mail 0"))
      #expect(remove.frame.minX > 300)
      #expect(reorder.frame.maxX < 90)
      tap(remove)
      let delete = try #require(element(.button, "Delete")?.frame)
      #expect(delete.minX == 0)
      #expect(try #require(sut.content).minX > delete.maxX)
    }
  }

  /// A table that an app turns round by itself.
  @Test func theDirectionIsThatOfTheRow() {
    final class Turned: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 1 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.semanticContentAttribute = .forceRightToLeft
        return cell
      }
    }
    let sut = Turned()
    let window = show(sut)
    defer { window.isHidden = true }
    let place = sut.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let row = sut.tableView.convert(place, to: nil)
    play(.swipe(.left, in: row))
    #expect(element(.button, "Delete") == nil)
    play(.swipe(.right, in: row))
    #expect(element(.button, "Delete")?.frame.minX == 0)
  }
}
