import CoreGraphics
import Testing

@testable import UIKit

/// Looks that are set for all instances of a class.
@MainActor
@Suite(.serialized)
struct AppearanceReachTests {
  private final class Card: UIView {}
  private final class Panel: UIView {}

  private func shown(_ views: UIView...) -> UIWindow {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return show(controller)
  }

  // Apple of `UIAppearance`: it is applied when a view enters a window, and changes none that is in one.

  @Test func whatIsSetLaterReachesWhoComesLater() throws {
    defer { AppearanceProxies.reset() }
    let early = UISwitch()
    let window = shown(early)
    defer { window.isHidden = true }
    UISwitch.appearance().onTintColor = .purple
    #expect(early.onTintColor == nil)
    let late = UISwitch()
    #expect(late.onTintColor == nil)
    window.addSubview(late)
    #expect(late.onTintColor == .purple)
    let root = try #require(window.rootViewController?.view)
    early.removeFromSuperview()
    root.addSubview(early)
    #expect(early.onTintColor == .purple)
    // What is set on an instance stays.
    late.onTintColor = .red
    late.removeFromSuperview()
    root.addSubview(late)
    #expect(late.onTintColor == .red)
  }

  @Test func containersAreNamedFromTheInsideOut() {
    defer { AppearanceProxies.reset() }
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .blue
    func nested(_ views: UIView...) -> UIView {
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      return views[0]
    }
    let (inBoth, inCard, turned, alone) = (UILabel(), UILabel(), UILabel(), UILabel())
    let window = shown(
      nested(Panel(), UIView(), Card(), UIView(), inBoth), nested(Card(), inCard),
      nested(Card(), Panel(), turned), nested(Panel(), alone))
    defer { window.isHidden = true }
    #expect(inBoth.textColor == .red)
    #expect(inCard.textColor == .blue)
    #expect(turned.textColor == .blue)
    #expect(alone.textColor == .label)
  }
}
