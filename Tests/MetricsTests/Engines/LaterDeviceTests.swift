import Accessibility
import CoreGraphics
import Device
import SwiftUI
import Testing
import UIKit

/// What is on the screen while the device changes comes to look as what is shown afterwards.
@MainActor
struct LaterDeviceTests {
  private let device = UIApplication.shared.device

  /// What happens to a device while it shows something.
  enum Change: CaseIterable {
    case pad, widerPhone, phoneWithoutIndicator, turned, largeText, rightToLeft

    @MainActor func apply(to device: Device) {
      switch self {
      case .pad: device.model = .iPadPro11
      case .widerPhone: device.model = .iPhone16ProMax
      case .phoneWithoutIndicator: device.model = .iPhoneSE
      case .turned: device.orientation = .landscapeLeft
      case .largeText: device.traits.contentSizeCategory = .accessibilityLarge
      case .rightToLeft: device.traits.layoutDirection = .rightToLeft
      }
    }
  }

  enum Page: CaseIterable {
    case plainTable, groupedTable, insetTable, listCollection, barsOfUIKit, controlsOfUIKit
    case list, form, bars, controls, grid, sheet

    @MainActor func make() -> UIViewController {
      switch self {
      case .plainTable: navigation(TitledTable(style: .plain))
      case .groupedTable: navigation(TitledTable(style: .grouped))
      case .insetTable: navigation(TitledTable(style: .insetGrouped))
      case .listCollection: navigation(ListCollection())
      case .barsOfUIKit: tabs()
      case .controlsOfUIKit: ControlColumn()
      case .list: UIHostingController(rootView: Rows(isForm: false))
      case .form: UIHostingController(rootView: Rows(isForm: true))
      case .bars: UIHostingController(rootView: Bars())
      case .controls: UIHostingController(rootView: Controls())
      case .grid: UIHostingController(rootView: Cards())
      case .sheet: UIHostingController(rootView: Sheets())
      }
    }

    @MainActor private func navigation(_ root: UIViewController) -> UIViewController {
      root.title = "Page"
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }

    @MainActor private func tabs() -> UIViewController {
      let page = UIViewController()
      page.title = "Page"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      page.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
      let navigation = UINavigationController(rootViewController: page)
      navigation.isToolbarHidden = false
      navigation.tabBarItem = UITabBarItem(
        title: "First", image: UIImage(systemName: "star"), tag: 0)
      let second = UIViewController()
      second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "bolt"), tag: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, second]
      return tabs
    }
  }

  private func elements(on screen: Screen) throws -> [String] {
    try screen.all().map { element in
      let frame = element.frame
      func text(_ number: CGFloat) -> String { String(format: "%.1f", (number * 3).rounded() / 3) }
      return
        "\(element.elementType) \(element.label) \(text(frame.minX)) \(text(frame.minY)) "
        + "\(text(frame.width)) \(text(frame.height))"
    }
  }

  @Test(arguments: Page.allCases, Change.allCases)
  func aShownPageIsAsOneThatIsShownThen(_ page: Page, _ change: Change) throws {
    let (model, traits, orientation) = (device.model, device.traits, device.orientation)
    defer {
      device.orientation = orientation
      device.model = model
      device.traits = traits
    }
    device.model = .iPhone16
    let shown = Screen(page.make())
    change.apply(to: device)
    let found = try elements(on: shown)
    shown.close()
    let fresh = Screen(page.make())
    defer { fresh.close() }
    let expected = try elements(on: fresh)
    let (gone, new) = (Set(expected).subtracting(found), Set(found).subtracting(expected))
    #expect(gone.isEmpty && new.isEmpty, "should be \(gone.sorted()), is \(new.sorted())")
    #expect(expected.count > 2)
  }
}

private final class TitledTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UILabel()
    header.text = "Above"
    header.frame.size.height = 30
    tableView.tableHeaderView = header
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 2 ? nil : "Header \(section)" }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 1 ? "Footer that goes on for more than one line of a phone" : nil }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(
      style: indexPath.row == 0 ? .subtitle : .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.section) \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    if indexPath.section == 1 {
      var content = cell.defaultContentConfiguration()
      content.text = "Configured \(indexPath.row)"
      content.secondaryText = "Words below it that are as long as a line or two of them"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    return cell
  }
}

private final class ListCollection: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Header \(path.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["One", "Two"], toSection: 0)
    snapshot.appendItems(["Three", "Four"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }
}

private final class ControlColumn: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Label"
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    var plain = UIButton.Configuration.filled()
    plain.title = "Filled"
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Field"
    let segments = UISegmentedControl(items: ["One", "Two"])
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let search = UISearchBar()
    let stack = UIStackView(arrangedSubviews: [
      label, UIButton(configuration: plain), field, segments, UISlider(), UISwitch(), UIStepper(),
      UIProgressView(), pages, search,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

private struct Rows: View {
  let isForm: Bool

  var body: some View {
    NavigationStack {
      Group {
        if isForm { Form { rows } } else { List { rows } }
      }
      .navigationTitle("Rows")
      .searchable(text: .constant(""))
    }
  }

  @ViewBuilder private var rows: some View {
    Section {
      Text("One")
      NavigationLink("Link") { Text("Next") }
    } header: {
      Text("Header")
    } footer: {
      Text("Footer that goes on for more than one line of a phone")
    }
    Section("Second") {
      Toggle("Toggle", isOn: .constant(true))
      LabeledContent("Label", value: "Value")
      Label("Icon", systemImage: "star")
      Picker("Picker", selection: .constant(0)) { Text("Zero").tag(0) }
      Slider(value: .constant(0.5))
    }
  }
}

private struct Bars: View {
  var body: some View {
    TabView {
      NavigationStack {
        ScrollView { Text("Content") }
          .navigationTitle("Page")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
            ToolbarItem(placement: .bottomBar) { Button("Tool") {} }
          }
      }
      .tabItem { Label("First", systemImage: "star") }
      Text("Nothing").tabItem { Label("Second", systemImage: "bolt") }
    }
  }
}

private struct Controls: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Title").font(.title2)
      Button("Bordered") {}.buttonStyle(.borderedProminent)
      TextField("Field", text: .constant("")).textFieldStyle(.roundedBorder)
      Picker("Segments", selection: .constant(0)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.segmented)
      Stepper("Stepper", value: .constant(1))
      DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
      GroupBox("Group") { Text("In it") }
      ProgressView(value: 0.5)
      Spacer()
    }
    .padding()
  }
}

private struct Cards: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
        ForEach(0..<6) { Text("Card \($0)").frame(maxWidth: .infinity, minHeight: 80) }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) { Text("Below").padding() }
  }
}

private struct Sheets: View {
  var body: some View {
    Text("Behind").sheet(isPresented: .constant(true)) {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Sheet").navigationBarTitleDisplayMode(.inline)
      }
      .presentationDetents([.medium])
    }
  }
}
