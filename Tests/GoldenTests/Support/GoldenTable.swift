import UIKit

/// A table with a cell of each style, each with another accessory.
final class GoldenTable: UITableViewController {
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  private let accessories: [UITableViewCell.AccessoryType] = [
    .disclosureIndicator, .checkmark, .detailButton, .none,
  ]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    styles.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Header" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    if indexPath.row == 0 { cell.imageView?.image = UIImage(systemName: "star") }
    cell.accessoryType = accessories[indexPath.row]
    return cell
  }
}
