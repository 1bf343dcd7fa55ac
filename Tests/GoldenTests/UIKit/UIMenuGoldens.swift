import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIMenuGoldens {
  @Test func menu() throws {
    try expectGolden(
      "UIKit/menu", size: CGSize(width: 280, height: 300), largeHeight: 420,
      controller: MenuScreen.init,
      prepare: { ($0 as? MenuScreen)?.button.performPrimaryAction() })
  }

  @Test func popover() throws {
    try expectGolden(
      "UIKit/popover", size: CGSize(width: 280, height: 220),
      controller: MenuScreen.init,
      prepare: { ($0 as? MenuScreen)?.presentPopover() })
  }

  @Test func contextMenu() throws {
    try expectGolden(
      "UIKit/context-menu", size: CGSize(width: 280, height: 210), largeHeight: 290,
      controller: PhotoScreen.init, prepare: { _ in GoldenFinger.hold("Photo") })
  }
}

/// A button that shows a menu, and may have a popover.
private final class MenuScreen: UIViewController, UIPopoverPresentationControllerDelegate {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 100, y: 16, width: 80, height: 34)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      title: "Order",
      children: [
        UIAction(title: "Name", image: UIImage(systemName: "star"), state: .on) { _ in },
        UIAction(title: "Date", attributes: .disabled) { _ in },
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
    view.addSubview(button)
  }

  func presentPopover() {
    let content = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 128, height: 24))
    label.text = "Popover"
    content.view.addSubview(label)
    content.view.backgroundColor = .systemBackground
    content.preferredContentSize = CGSize(width: 160, height: 60)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.sourceRect = button.bounds
    content.popoverPresentationController?.delegate = self
    present(content, animated: false)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A tile whose menu a long press opens.
private final class PhotoScreen: UIViewController, UIContextMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let photo = UIView(frame: CGRect(x: 100, y: 16, width: 80, height: 50))
    photo.backgroundColor = .systemTeal
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo"
    photo.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(photo)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in
      }
      let delete = UIAction(
        title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
      ) { _ in }
      return UIMenu(children: [share, UIMenu(options: .displayInline, children: [delete])])
    })
  }
}
