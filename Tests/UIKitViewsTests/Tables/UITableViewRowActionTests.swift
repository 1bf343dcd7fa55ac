import Foundation
import Testing

@testable import UIKit

@MainActor
private final class NoteListController: UITableViewController {
  var notes = ["Milk", "Bread"]
  private(set) var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    let remove = UITableViewRowAction(style: .destructive, title: "Remove") { _, path in
      self.log.append("remove \(path.row)")
    }
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { action, path in
      self.log.append("\(action.title ?? "") \(path.row)")
    }
    flag.backgroundColor = .orange
    return [remove, flag]
  }
}

@MainActor @Suite(.serialized) struct UITableViewRowActionTests {
  @Test func aSwipeRevealsTheActions() throws {
    let sut = NoteListController()
    let window = show(sut)
    defer { window.isHidden = true }
    let rect = sut.tableView.convert(
      sut.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    play(.swipe(.left, in: rect))
    let remove = try #require(element(.button, "Remove"))
    let flag = try #require(element(.button, "Flag"))
    #expect(remove.frame.maxX == 390)
    #expect(flag.frame.maxX <= remove.frame.minX)
    #expect(element(.button, "Delete") == nil)
    tap(CGPoint(x: flag.frame.midX, y: flag.frame.midY))
    #expect(sut.log == ["Flag 1"])
  }

  @Test func theDelegateAnswersWhatTestsAsk() {
    let sut = NoteListController()
    let actions = sut.tableView(sut.tableView, editActionsForRowAt: IndexPath(row: 0, section: 0))
    #expect(actions?.map(\.title) == ["Remove", "Flag"])
    #expect(actions?.first?.style == .default)
  }
}
