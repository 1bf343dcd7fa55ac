import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
struct UITableEditingGoldens {
  @Test func trailingActions() throws {
    try expectGolden(
      "UIKit/swipe-trailing", size: CGSize(width: 240, height: 132), largeHeight: 220,
      controller: { Mailbox(style: .plain) },
      prepare: { _ in GoldenFinger.drag("Grace", by: -120) })
  }

  @Test func leadingAction() throws {
    try expectGolden(
      "UIKit/swipe-leading", size: CGSize(width: 240, height: 132), largeHeight: 220,
      controller: { Mailbox(style: .plain) },
      prepare: { _ in GoldenFinger.drag("Grace", by: 120) })
  }

  @Test func editing() throws {
    try expectGolden(
      "UIKit/table-editing", size: CGSize(width: 220, height: 132), largeHeight: 220,
      controller: { Mailbox(style: .plain) },
      prepare: { $0.setEditing(true, animated: false) })
  }
}

/// Three rows that can be swiped and moved; of them the first can be deleted, the second inserted.
private final class Mailbox: UITableViewController {
  private let names = ["Ada", "Grace", "Alan"]
  private let styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { styles[indexPath.row] }

  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let read = UIContextualAction(style: .normal, title: "Read") { _, _, _ in }
    read.image = UIImage(systemName: "envelope.open")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }
}
