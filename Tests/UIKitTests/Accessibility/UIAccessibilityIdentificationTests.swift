import Accessibility
import Foundation
import Testing

@testable import UIKit

extension UIAccessibilityIdentification {
  /// What apps write to name several kinds of things alike.
  fileprivate func named(_ name: String) -> Self {
    accessibilityIdentifier = name
    return self
  }
}

@MainActor
@Suite(.serialized)
struct UIAccessibilityIdentificationTests {
  @Test func alertButtonsAreFoundByTheirActions() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let alert = UIAlertController(title: "Round over", message: nil, preferredStyle: .alert)
    var isRun = false
    alert.addAction(
      UIAlertAction(title: "Again", style: .default) { _ in isRun = true }.named("retry"))
    root.present(alert, animated: false)
    let button = try #require(element(.button, "retry"))
    #expect(button.label == "Again")
    tap(button)
    pass(1)
    #expect(isRun)
  }

  @Test func rowsOfMenusAreFoundByTheirElements() throws {
    let root = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Sort", for: .normal)
    var chosen = ""
    button.menu = UIMenu(children: [
      UIAction(title: "By title") { _ in chosen = "title" }.named("sort.title"),
      UIAction(title: "By date") { _ in chosen = "date" },
    ])
    button.showsMenuAsPrimaryAction = true
    root.view.addSubview(button)
    let window = show(root)
    defer { window.isHidden = true }
    tap(element(.button, "Sort"))
    pass(1)
    tap(element(.button, "sort.title"))
    pass(1)
    #expect(chosen == "title")
  }

  @Test func imagesNameTheViewsThatShowThem() {
    let image = UIImage().named("badge")
    let view = UIImageView(image: image)
    view.isAccessibilityElement = true
    view.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
    let root = UIViewController()
    root.view.addSubview(view)
    let window = show(root)
    defer { window.isHidden = true }
    #expect(element(.image, "badge") != nil)
    #expect(
      UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil).named("add")
        .accessibilityIdentifier == "add")
  }

  @Test func shortcutItemsCanBeChanged() {
    #expect(UIApplication.shared.shortcutItems != nil)
    let item = UIMutableApplicationShortcutItem(type: "add", localizedTitle: "Add")
    item.localizedSubtitle = "A note"
    item.icon = UIApplicationShortcutIcon(type: .add)
    let plain: UIApplicationShortcutItem = item
    #expect(plain.localizedSubtitle == "A note")
    #expect(plain.icon == UIApplicationShortcutIcon(type: .add))
  }

  @Test func lettersThatFollowTheTextSizeHaveOneName() {
    for view in [UILabel(), UITextField(), UITextView()] as [any UIContentSizeCategoryAdjusting] {
      #expect(!view.adjustsFontForContentSizeCategory)
      view.adjustsFontForContentSizeCategory = true
    }
  }
}
