import Device
import Foundation

/// The list of the tabs that have no place in the bar.
final class MoreTabList: UITableViewController, MoreTabListing {
  private weak var tabs: UITabBarController?

  required init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = SystemWord.more.text
  }

  required init?(coder: NSCoder) { nil }

  private var controllers: [UIViewController] { tabs?.controllersInMore ?? [] }

  func reload() { if isViewLoaded { tableView.reloadData() } }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabs?.moreListWillAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    tabs?.selectInMore(controllers[indexPath.row])
  }
}
