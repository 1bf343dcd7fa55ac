import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct EditMenuTests {
  private final class Offer: NSObject, UIEditMenuInteractionDelegate {
    var chosen = 0
    var events: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.chosen += 1 }])
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { events.append("present") }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { events.append("dismiss") }
  }

  private func screen() -> (UIWindow, UIViewController) {
    let controller = UIViewController()
    return (show(controller), controller)
  }

  @Test func theMenuOffersWhatTheDelegateSays() {
    let (window, controller) = screen()
    let offer = Offer()
    let interaction = UIEditMenuInteraction(delegate: offer)
    controller.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 30)))
    #expect(EditMenu.isVisible)
    #expect(interaction.location(in: controller.view) == CGPoint(x: 20, y: 30))
    interaction.dismissMenu()
    settle()
    #expect(offer.events == ["present", "dismiss"])
    window.isHidden = true
  }

  @Test func theMenuCastsAShadow() {
    let bar = EditMenuBar([EditMenuCommand(title: "Copy") {}])
    #expect(bar.layer.shadowOpacity > 0)
    #expect(bar.layer.shadowRadius > 0 && bar.layer.shadowOffset.height > 0)
  }

  @Test func aDelegateThatOffersNothingShowsNothing() {
    final class Silent: NSObject, UIEditMenuInteractionDelegate {}
    let (window, controller) = screen()
    let silent = Silent()
    let interaction = UIEditMenuInteraction(delegate: silent)
    controller.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(!EditMenu.isVisible)
    window.isHidden = true
  }

  @Test func theMenuOfTheAppOffersWhatTheFirstResponderCanDo() throws {
    final class CopyLabel: UILabel {
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
      }
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }
    UIPasteboard.general.items = []
    let (window, controller) = screen()
    let label = CopyLabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
    label.text = "Words"
    controller.view.addSubview(label)
    label.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.showMenu(from: label, rect: label.bounds)
    #expect(menu.isMenuVisible)
    #expect(TextEditAction.commands(for: label).map(\.title) == ["Copy"])
    for case let action as UIAction in TextEditAction.commands(for: label) {
      action.perform(sender: label)
    }
    #expect(UIPasteboard.general.string == "Words")
    label.removeFromSuperview()
    #expect(!menu.isMenuVisible)
    window.isHidden = true
  }
}
