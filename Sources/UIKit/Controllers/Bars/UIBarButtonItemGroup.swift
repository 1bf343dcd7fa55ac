import Device
import Foundation

/// Bar button items that belong together; an item is in one group at most.
///
/// Differs from Apple's: nobody can customize a bar, so groups stay where the app puts them.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// In reading order.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      takeItems()
      groupDidChange()
    }
  }

  /// Stands for the items where the bar has no room for them all; without an action of its own a tap shows the items
  /// in a menu.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      watchRepresentative()
      groupDidChange()
    }
  }

  /// Whether the bar shows the representative item in place of the others.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether no bar shows the group.
  open var isHidden = false { didSet { groupDidChange() } }

  /// Whether the group is there before anybody has customized the bar.
  var isInDefaultCustomization = true
  /// Called when something of the group or its items changes; set by the item that has the group.
  var onChange: (() -> Void)?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    takeItems()
    watchRepresentative()
  }

  // MARK: Kinds

  /// A group that nobody can move or remove.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that could be moved where bars can be customized.
  ///
  /// Differs from Apple's: `customizationIdentifier` makes no difference; nobody can customize a bar.
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that could be removed or added where bars can be customized.
  ///
  /// Differs from Apple's: `customizationIdentifier` makes no difference; nobody can customize a bar, so a group that
  /// is not there by default is not shown.
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  // MARK: Items

  private func takeItems() {
    for item in barButtonItems {
      if let old = item.buttonGroup, old !== self {
        old.barButtonItems.removeAll { $0 === item }
      }
      item.buttonGroup = self
      item.onChange = { [weak self] in self?.groupDidChange() }
    }
  }

  private func watchRepresentative() {
    representativeItem?.stoodFor = self
    representativeItem?.onChange = { [weak self] in self?.groupDidChange() }
  }

  private func groupDidChange() {
    onChange?()
    UIChange.note()
  }

  // MARK: Showing

  /// Whether a bar shows anything of the group.
  var isShown: Bool {
    !isHidden && isInDefaultCustomization && barButtonItems.contains { !$0.isHidden }
  }

  /// What a bar shows, in reading order.
  var shownItems: [UIBarButtonItem] {
    guard isShown else { return [] }
    if isDisplayingRepresentativeItem, let representativeItem { return [representativeItem] }
    return barButtonItems.filter { !$0.isHidden }
  }

  /// Whether the representative item would save room.
  var canCollapse: Bool {
    !isDisplayingRepresentativeItem && representativeItem != nil && shownItems.count > 1
  }

  /// The items as a menu, for a representative item that does nothing itself.
  var menuOfItems: UIMenu {
    let items = barButtonItems.filter { !$0.isHidden && !$0.isSpace }
    return UIMenu(
      title: representativeItem?.title ?? "",
      children: items.map { item -> UIMenuElement in
        if let menu = item.menu, item.primaryAction == nil, item.action == nil {
          return UIMenu(title: item.title ?? "", image: item.image, children: menu.children)
        }
        let title = item.title ?? item.systemItem?.spokenName ?? ""
        return UIAction(
          title: title, image: item.image, attributes: item.isEnabled ? [] : .disabled
        ) { [weak item] _ in item?.performPrimaryAction() }
      })
  }
}

// MARK: - Making groups of one item

extension UIBarButtonItem {
  /// A group of this item that nobody can move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item that could be moved where bars can be customized.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item that could be removed or added where bars can be customized.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
