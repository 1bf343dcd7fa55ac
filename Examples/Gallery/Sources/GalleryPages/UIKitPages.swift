import UIKit

extension GalleryPage {
  static let uiKit: [GalleryPage] = [
    GalleryPage("UIKit controls") { UIKitControls() },
    GalleryPage("UIKit text") { UIKitTexts() },
    GalleryPage("UIKit table") { tabs(UIKitTable(style: .insetGrouped)) },
    GalleryPage("UIKit plain table") { tabs(UIKitTable(style: .plain)) },
    GalleryPage("UIKit collection") {
      UINavigationController(rootViewController: UIKitCollection())
    },
    GalleryPage("UIKit pickers") { UIKitPickers() },
  ]

  /// A controller on a stack in a tab.
  private static func tabs(_ controller: UIViewController) -> UIViewController {
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: controller)
    first.navigationBar.prefersLargeTitles = true
    first.tabBarItem = UITabBarItem(
      title: "List", image: UIImage(systemName: "list.bullet"), tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
    second.tabBarItem.badgeValue = "2"
    tabs.viewControllers = [first, second]
    return tabs
  }
}

/// Views below each other.
class StackedController: UIViewController {
  var parts: [UIView] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
    for part in stack.arrangedSubviews where part is UISlider || part is UIProgressView {
      part.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
    }
  }

  func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.alignment = .center
    return row
  }
}

final class UIKitControls: StackedController {
  private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  override var parts: [UIView] {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.label, for: .normal)
    var image = UIButton.Configuration.filled()
    image.image = UIImage(systemName: "star.fill")
    image.imagePadding = 6
    let on = UISwitch()
    on.isOn = true
    let slider = UISlider()
    slider.value = 0.4
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .label
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.6
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.startAnimating()
    return [
      row([system, custom, UIButton(type: .infoLight), UIButton(type: .contactAdd)]),
      row([button("Plain", .plain()), button("Gray", .gray())]),
      row([button("Tinted", .tinted()), button("Filled", .filled())]),
      row([button("Image", image), button("Bordered", .bordered())]),
      row([on, UISwitch(), UIStepper()]), slider, segments, pages, progress, spinner,
    ]
  }
}

final class UIKitTexts: StackedController {
  override var parts: [UIView] {
    let label = UILabel()
    label.text = "A label in the body's font"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let long = UILabel()
    long.numberOfLines = 0
    long.font = .preferredFont(forTextStyle: .footnote)
    long.adjustsFontForContentSizeCategory = true
    long.textColor = .secondaryLabel
    long.text = "A longer text in several lines, which stands below the label and wraps at the end."
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    let filled = UITextField()
    filled.borderStyle = .roundedRect
    filled.text = "With a clear button"
    filled.clearButtonMode = .always
    let search = UISearchBar()
    search.placeholder = "Search"
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.isEditable = false
    view.isScrollEnabled = false
    let text = NSMutableAttributedString(
      string: "A text view with a link in it.",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      ])
    if let url = URL(string: "https://example.com") {
      text.addAttribute(.link, value: url, range: NSRange(location: 19, length: 4))
    }
    view.attributedText = text
    for part in [field, filled, search, view] {
      part.widthAnchor.constraint(equalToConstant: 300).isActive = true
    }
    return [label, long, field, filled, search, view]
  }
}

final class UIKitTable: UITableViewController {
  private let rows = [("Default", "star"), ("Value", "heart"), ("Subtitle", "bell")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigationItem.leftBarButtonItem = editButtonItem
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Cells" : "More" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? "What the cells above are for." : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row].0
    cell.detailTextLabel?.text = "Detail"
    if indexPath.section == 0 {
      cell.imageView?.image = UIImage(systemName: rows[indexPath.row].1)
      cell.accessoryType = .disclosureIndicator
    } else {
      cell.accessoryType = indexPath.row == 0 ? .checkmark : .detailButton
    }
    return cell
  }
}

final class UIKitCollection: UICollectionViewController {
  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Collection"
  }

  required init?(coder: NSCoder) { nil }

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, indexPath, item in
    var content = cell.defaultContentConfiguration()
    content.text = "Item \(item)"
    content.secondaryText = "Secondary"
    content.image = UIImage(systemName: "folder")
    cell.contentConfiguration = content
    cell.accessories = indexPath.item == 0 ? [.checkmark()] : [.disclosureIndicator()]
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

final class UIKitPickers: StackedController, UIPickerViewDataSource, UIPickerViewDelegate {
  override var parts: [UIView] {
    let compact = UIDatePicker()
    compact.date = GalleryPage.date
    compact.preferredDatePickerStyle = .compact
    let inline = UIDatePicker()
    inline.date = GalleryPage.date
    inline.datePickerMode = .date
    inline.preferredDatePickerStyle = .inline
    let wheel = UIPickerView()
    wheel.dataSource = self
    wheel.delegate = self
    return [compact, inline, wheel]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row + 1)" }
}
