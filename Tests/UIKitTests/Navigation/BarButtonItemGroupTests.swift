import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct BarButtonItemGroupTests {
  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// The titles of the buttons that a bar shows, from left to right.
  private func titles(_ item: UINavigationItem, width: CGFloat = 390, isPad: Bool = false)
    -> [String]
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.traitOverrides.horizontalSizeClass = isPad ? .regular : .compact
    bar.items = [item]
    bar.layoutIfNeeded()
    return titles(in: bar)
  }

  private func titles(in bar: UINavigationBar) -> [String] {
    bar.subviews.compactMap { $0 as? BarButtonView }
      .filter { $0.item != nil && !$0.isHidden }
      .sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { $0.item?.title }
  }

  @Test func groupsStandInReadingOrder() {
    let item = UINavigationItem()
    item.leadingItemGroups = [
      .fixedGroup(items: [button("A"), button("B")]), button("C").creatingFixedGroup(),
    ]
    item.trailingItemGroups = [
      button("D").creatingMovableGroup(customizationIdentifier: "d"),
      UIBarButtonItemGroup(barButtonItems: [button("E"), button("F")], representativeItem: nil),
    ]
    item.pinnedTrailingGroup = button("G").creatingFixedGroup()
    #expect(titles(item) == ["A", "B", "C", "D", "E", "F", "G"])
  }

  @Test func hiddenGroupsAndThoseThatNobodyAddedAreNotShown() {
    let hidden = button("Hidden").creatingFixedGroup()
    hidden.isHidden = true
    let item = UINavigationItem()
    item.trailingItemGroups = [
      hidden,
      button("Default").creatingOptionalGroup(customizationIdentifier: "a"),
      button("Added").creatingOptionalGroup(
        customizationIdentifier: "b", isInDefaultCustomization: false),
    ]
    #expect(titles(item) == ["Default"])
  }

  @Test func centerGroupsOfAnEditorStandBetweenTitleAndTrailingItemsOnAPad() throws {
    let item = UINavigationItem(title: "Notes")
    item.style = .editor
    item.centerItemGroups = [button("Bold").creatingFixedGroup()]
    item.trailingItemGroups = [button("Share").creatingFixedGroup()]
    #expect(titles(item, width: 1024, isPad: true) == ["Bold", "Share"])
    #expect(titles(item) == ["Share"])
    item.style = .navigator
    #expect(titles(item, width: 1024, isPad: true) == ["Share"])
  }

  @Test func anItemIsInOneGroupAtMost() {
    let shared = button("Shared")
    let first = UIBarButtonItemGroup(
      barButtonItems: [shared, button("Other")], representativeItem: nil)
    #expect(shared.buttonGroup === first)
    let second = shared.creatingFixedGroup()
    #expect(shared.buttonGroup === second)
    #expect(first.barButtonItems.map(\.title) == ["Other"])
  }

  @Test func changesOfItemsAndGroupsShow() {
    let item = UINavigationItem()
    let group = UIBarButtonItemGroup(barButtonItems: [button("One")], representativeItem: nil)
    item.trailingItemGroups = [group]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    group.barButtonItems.append(button("Two"))
    bar.layoutIfNeeded()
    #expect(titles(in: bar) == ["One", "Two"])
    group.barButtonItems[0].isHidden = true
    bar.layoutIfNeeded()
    #expect(titles(in: bar) == ["Two"])
    group.isHidden = true
    bar.layoutIfNeeded()
    #expect(titles(in: bar).isEmpty)
  }

  @Test func aRepresentativeStandsForItemsWithoutRoom() {
    let names = ["Strikethrough", "Superscript", "Underlined text"]
    let group = UIBarButtonItemGroup.fixedGroup(
      representativeItem: button("Format"), items: names.map(button))
    let item = UINavigationItem()
    item.trailingItemGroups = [group]
    #expect(titles(item, width: 800) == names)
    #expect(!group.isDisplayingRepresentativeItem)
    #expect(titles(item, width: 300) == ["Format"])
    #expect(group.isDisplayingRepresentativeItem)
    #expect(group.menuOfItems.children.map(\.title) == names)
  }
}
