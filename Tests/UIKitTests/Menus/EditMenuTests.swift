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
    let sheet = controller.presentedViewController as? UIAlertController
    #expect(sheet?.actions.map(\.title) == ["Copy"])
    #expect(interaction.location(in: controller.view) == CGPoint(x: 20, y: 30))
    interaction.dismissMenu()
    settle()
    #expect(offer.events == ["present", "dismiss"])
    window.isHidden = true
  }

  @Test func aDelegateThatOffersNothingShowsNothing() {
    final class Silent: NSObject, UIEditMenuInteractionDelegate {}
    let (window, controller) = screen()
    let silent = Silent()
    let interaction = UIEditMenuInteraction(delegate: silent)
    controller.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(controller.presentedViewController == nil)
    window.isHidden = true
  }
}
