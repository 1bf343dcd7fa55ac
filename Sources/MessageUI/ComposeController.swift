import UIKit

/// The screen with what is to be sent, a line each.
final class ComposeController: UITableViewController {
  /// Called with whether the user sends it.
  var done: (Bool) -> Void = { _ in }
  private var lines: [(name: String, text: String)] = []

  init(title: String) {
    super.init(style: .plain)
    self.title = title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.done(false) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.done(true) })
  }

  required init?(coder: NSCoder) { nil }

  subscript(name: String) -> String? {
    get { lines.first { $0.name == name }?.text }
    set {
      let place = lines.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let text?): lines[place].text = text
      case (let place?, nil): lines.remove(at: place)
      case (nil, let text?): lines.append((name, text))
      case (nil, nil): return
      }
      if isViewLoaded { tableView.reloadData() }
    }
  }

  func set(_ recipients: [String]?, _ name: String) {
    self[name] = recipients?.joined(separator: ", ")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "line")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "line")
    cell.selectionStyle = .none
    cell.textLabel?.text = lines[indexPath.row].name
    cell.detailTextLabel?.text = lines[indexPath.row].text
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }
}
