import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A row that shows its swipe buttons, and touches elsewhere in the list.
@MainActor
@Suite(.serialized) struct SwipedRowTests {
  private final class Notes: UITableViewController {
    var count = 3
    private(set) var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Star \(indexPath.row)") { [weak self] _ in
          self?.log.append("star \(indexPath.row)")
        })
      button.frame = CGRect(x: 16, y: 0, width: 80, height: 44)
      cell.contentView.addSubview(button)
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("delete \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("closed")
    }

    func swipe(_ row: Int) {
      let rect = tableView.convert(
        tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      play(.swipe(.left, in: rect))
    }
  }

  @Test func aTapOnAButtonInAnotherRowOnlyClosesTheRow() {
    let sut = Notes()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.swipe(0)
    #expect(element(.button, "Delete") != nil)
    tap(element(.button, "Star 1"))
    #expect(element(.button, "Delete") == nil)
    #expect(sut.log == ["closed"])
    tap(element(.button, "Star 1"))
    #expect(sut.log == ["closed", "star 1"])
  }

  @Test func aTapBelowTheRowsClosesIt() {
    let sut = Notes()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.swipe(0)
    tap(CGPoint(x: 195, y: 700))
    #expect(element(.button, "Delete") == nil)
    #expect(sut.log == ["closed"])
  }

  @Test func scrollingClosesIt() {
    let sut = Notes()
    sut.count = 60
    let window = show(sut)
    defer { window.isHidden = true }
    sut.swipe(2)
    #expect(element(.button, "Delete") != nil)
    play(.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 300, y: 570)))
    #expect(element(.button, "Delete") == nil)
    #expect(sut.log == ["closed"])
  }

  @Test func itsOwnButtonActs() {
    let sut = Notes()
    let window = show(sut)
    defer { window.isHidden = true }
    sut.swipe(0)
    tap(element(.button, "Delete"))
    #expect(sut.log.first == "delete 0")
  }
}
