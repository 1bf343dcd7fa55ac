import Device
import Foundation

@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    /// The system's word, or the title of `backBarButtonItem`.
    case generic = 1
    /// The sign alone; that its label tells the title all the same is believed.
    case minimal = 2
  }

  /// How the contents of a bar are arranged.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  weak var owner: UIViewController?
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public convenience override init() {
    self.init(title: "")
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.readInterface(into: self, as: UINavigationItem.self)
  }

  /// Called after the object was loaded from a nib and its outlets were connected.
  open func awakeFromNib() {}

  open var title: String? { didSet { itemDidChange() } }
  /// A smaller line below the title, or below the large one.
  ///
  /// How far from the title it stands is unsure.
  open var subtitle: String? { didSet { itemDidChange() } }
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line above the titles.
  open var prompt: String? { didSet { itemDidChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// What the back button of this item's screen does in place of going back.
  open var backAction: UIAction? { didSet { itemDidChange() } }
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// Whether the search bar goes away as the content scrolls up, and comes back at its top.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// How much of the search bar and the large title the content has scrolled away, in points.
  var collapsedHeight: CGFloat = 0
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchedItem = nil
      oldValue?.searchBar.removeFromSuperview()
      searchController?.searchedItem = self
      itemDidChange()
    }
  }
  /// Differs from Apple's: kept, and read by nobody here; search bars stand below the titles.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Browsers and editors have their title at the leading end, and their center groups in the middle, where the width
  /// is regular.
  open var style = ItemStyle.navigator { didSet { itemDidChange() } }
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(leftBarButtonItems) } }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(rightBarButtonItems) }
  }

  // MARK: Groups

  /// Stand after the left items, in reading order.
  ///
  /// How they stand together with left items is unsure.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(oldValue) }
  }
  /// Stand in the middle of browsers and editors, in reading order.
  ///
  /// Differs from Apple's: where the width is compact they are not shown, and in no further menu either.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(oldValue) }
  }
  /// Stand at the trailing end, in reading order.
  ///
  /// How they stand together with right items is unsure.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { groupsDidChange(oldValue) }
  }
  /// Stands at the trailing edge, beyond all other items.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { groupsDidChange(oldValue.map { [$0] } ?? []) }
  }

  private func groupsDidChange(_ old: [UIBarButtonItemGroup]) {
    for group in old { group.onChange = nil }
    // One of the old ones may stand at another place by now.
    let pinned = pinnedTrailingGroup.map { [$0] } ?? []
    for group in leadingItemGroups + centerItemGroups + trailingItemGroups + pinned {
      group.onChange = { [weak self] in self?.itemDidChange() }
    }
    itemDidChange()
  }

  // MARK: One item

  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Differs from Apple's: the bar changes at once, `animated` or not.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func itemsDidChange(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.onChange = { [weak self] in self?.itemDidChange() } }
    itemDidChange()
  }

  private func itemDidChange() {
    bar?.itemDidChange(self)
    UIChange.note()
  }
}
