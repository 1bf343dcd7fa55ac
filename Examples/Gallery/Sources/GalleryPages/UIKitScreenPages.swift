import UIKit

extension GalleryPage {
  static let uiKitScreens: [GalleryPage] = [
    GalleryPage("UIKit bars") { bars() },
    GalleryPage("UIKit search") { UINavigationController(rootViewController: UIKitSearch()) },
    GalleryPage("UIKit pages") { UIKitPaging() },
    GalleryPage("UIKit split view") { split() },
    GalleryPage("UIKit empty") { UIKitEmpty() },
    GalleryPage("UIKit grid") { UINavigationController(rootViewController: UIKitGrid()) },
  ]

  private static func bars() -> UIViewController {
    let root = UIViewController()
    root.title = "Mailboxes"
    let top = UIViewController()
    top.view.backgroundColor = .systemBackground
    top.title = "Inbox"
    top.navigationItem.prompt = "A prompt"
    top.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .search),
    ]
    top.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .reply),
      .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ]
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    navigation.isToolbarHidden = false
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    return navigation
  }

  private static func split() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = UIKitTable(style: .insetGrouped)
    let secondary = UIViewController()
    secondary.title = "Detail"
    secondary.view.backgroundColor = .systemBackground
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    return split
  }
}

final class UIKitSearch: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find a row"
    search.searchBar.scopeButtonTitles = ["All", "Mine"]
    search.searchBar.showsScopeBar = true
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationController?.navigationBar.prefersLargeTitles = true
    refreshControl = UIRefreshControl()
    refreshControl?.beginRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}

final class UIKitPaging: UIPageViewController, UIPageViewControllerDataSource {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    dataSource = self
    let page = UIViewController()
    page.view.backgroundColor = .systemIndigo
    setViewControllers([page], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { UIViewController() }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

final class UIKitEmpty: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Mail"
    empty.secondaryText = "New mail you receive will appear here."
    empty.button = .borderedProminent()
    empty.button.title = "Refresh"
    contentUnavailableConfiguration = empty
  }
}

final class UIKitGrid: UICollectionViewController {
  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, item in
    var content = UIListContentConfiguration.cell()
    content.text = "Item \(item)"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listGroupedCell()
    cell.backgroundConfiguration?.backgroundColor = .secondarySystemBackground
    cell.backgroundConfiguration?.cornerRadius = 12
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = registration
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item + 1)
  }
}
