import Device
import Foundation

/// A tab of a tab bar controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  public let identifier: String
  open var title: String { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// Hidden tabs are in no bar; groups may hide with all of their tabs.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?(true) } } }
  /// Differs from Apple's: in nothing; it is for the app alone to read.
  open var userInfo: Any?
  open internal(set) weak var parent: UITabGroup?
  open internal(set) weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// Told of changes, with whether tabs come or go.
  var onChange: ((Bool) -> Void)?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// Made by the provider when it is first asked for; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }

  /// What a bar shows for the tab.
  var shownController: UIViewController? { viewController }

  func itemDidChange() {
    guard let item = shownController?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isSearch = self is UISearchTab
    onChange?(false)
  }
}

/// Tabs that belong together.
///
/// Differs from Apple's: there is no sidebar; a bar shows the group as one tab, with its own controller or that of
/// the tab that is selected in it.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { childrenDidChange(oldValue) } }
  open var defaultChildIdentifier: String?
  private var chosen: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tab that was selected last, else the one that is so by default, else the first.
  open var selectedChild: UITab? {
    get {
      if let chosen, children.contains(chosen) { return chosen }
      return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    set {
      chosen = newValue
      onChange?(true)
    }
  }

  public func tab(forIdentifier identifier: String) -> UITab? {
    UITab.find(identifier, in: children)
  }

  override var shownController: UIViewController? {
    viewController ?? selectedChild?.shownController
  }

  private func childrenDidChange(_ old: [UITab]) {
    for child in old where !children.contains(child) { child.parent = nil }
    for child in children { child.parent = self }
    onChange?(true)
  }
}

/// The tab of a search; the bar at the top of an iPad shows its image in place of its title.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UITab {
  static func find(_ identifier: String, in tabs: [UITab]) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let group = tab as? UITabGroup, let found = find(identifier, in: group.children) {
        return found
      }
    }
    return nil
  }
}
