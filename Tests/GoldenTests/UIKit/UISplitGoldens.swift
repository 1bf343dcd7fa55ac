import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISplitGoldens {
  @Test func columns() throws {
    try expectGolden(
      "UIKit/split-view", size: CGSize(width: 400, height: 190), largeHeight: 260, scale: 1,
      controller: {
        let split = UISplitViewController(style: .doubleColumn)
        // As wide as on a tablet, in fewer points.
        split.traitOverrides.horizontalSizeClass = .regular
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredPrimaryColumnWidth = 160
        split.setViewController(Folders(style: .insetGrouped), for: .primary)
        split.setViewController(Message(), for: .secondary)
        return split
      })
  }
}

private final class Folders: UITableViewController {
  private let names = ["Inbox", "Sent"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
  }

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
}

private final class Message: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: nil, action: nil)
    let label = UILabel()
    label.text = "Message"
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
