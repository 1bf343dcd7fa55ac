import Foundation
import Testing

@testable import UIKit

/// What the controls of rows are called that are edited.
@MainActor
struct EditControlNameTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Milk"
      cell.detailTextLabel?.text = "2 l"
      if indexPath.row == 1 { cell.accessibilityLabel = "Brown bread" }
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  @Test func theyNameTheirRows() {
    let controller = UITableViewController()
    let rows = Rows()
    controller.tableView.dataSource = rows
    controller.tableView.isEditing = true
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(element(.button, "Remove Milk, 2 l") != nil)
    #expect(element(.button, "Reorder Milk, 2 l") != nil)
    #expect(element(.button, "Remove Brown bread") != nil)
    #expect(element(.button, "Reorder Brown bread") != nil)
    withExtendedLifetime(rows) {}
  }
}
