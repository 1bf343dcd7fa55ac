import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
struct ContextMenuTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var chosen: [String] = []
    var ends = 0

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(
          title: "Photo",
          children: [
            UIAction(title: "Share") { _ in self.chosen.append("Share") },
            UIAction(title: "Delete", attributes: .destructive) { _ in
              self.chosen.append("Delete")
            },
          ])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { ends += 1 }
  }

  @Test func aLongPressShowsTheMenu() throws {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
    let owner = Owner()
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    #expect(view.interactions.count == 1)
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    play(.press(at: CGPoint(x: 100, y: 250), duration: 1))
    tap(element(.button, "Delete"))
    #expect(owner.chosen == ["Delete"])
    #expect(owner.ends == 1)
    #expect(element(.button, "Share") == nil)
  }

  @Test func aBarButtonsMenuHasSubmenusAndDeferredElements() throws {
    let controller = UIViewController()
    var chosen: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { chosen.append($0.title) } }
    let sizes = UIMenu(
      title: "Size", options: .singleSelection, children: [action("Small"), action("Large")])
    let later = UIDeferredMenuElement { $0([action("Late")]) }
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [sizes, later]))
    let window = show(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }
    tap(element(.button, "More"))
    #expect(element(.button, "Late") != nil)
    tap(element(.button, "Size"))
    tap(element(.button, "Large"))
    #expect(chosen == ["Large"])
    #expect((sizes.children[1] as? UIAction)?.state == .on)
    tap(element(.button, "More"))
    tap(element(.button, "Size"))
    #expect(element(.button, "Large")?.isSelected == true)
  }
}
