import Device
import Foundation

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
  /// Of the bar while the item is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { looksDidChange?() } }
  /// Of the bar while the item is selected and nothing is scrolled under the bar; nil for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { looksDidChange?() } }
  /// Set by the bar that shows the item.
  var looksDidChange: (() -> Void)?
  var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { itemDidChange() } }

  /// Font and colour of the badge's text.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// Whether it is that of a search tab.
  var isSearch = false { didSet { itemDidChange() } }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }
}

extension UITabBarItem.SystemItem {
  var title: String {
    switch self {
    case .more: SystemWord.more.text
    case .favorites: SystemWord.favorites.text
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: SystemWord.recents.text
    case .contacts: SystemWord.contacts.text
    case .history: SystemWord.history.text
    case .bookmarks: SystemWord.bookmarks.text
    case .search: SystemWord.search.text
    case .downloads: SystemWord.downloads.text
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites: "star.fill"
    case .featured, .topRated: "star"
    case .recents, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .history: "clock"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "eye"
    }
  }
}
