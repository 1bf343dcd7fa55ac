import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

/// What apps and tests reach in recognisers by keys.
@MainActor
@Suite struct GestureTargetTests {
  private final class Screen: UIViewController {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func theTargetsOfARecogniserAreFoundByKey() throws {
    let screen = Screen()
    let tap = UITapGestureRecognizer(
      target: screen, action: Selector("tapped", Screen.tapped))
    for key in ["targets", "_targets"] {
      let pair = try #require((tap.value(forKey: key) as? [NSObject])?.first)
      #expect(pair.value(forKey: "target") as? Screen === screen)
      #expect("\(pair)".hasPrefix("(action=tapped, target=<"))
    }
    #expect((UITapGestureRecognizer().value(forKey: "targets") as? [NSObject])?.isEmpty == true)
  }

  @Test func aPanOfTheAppGoesBackFromAnywhere() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    defer { window.isHidden = true }
    let back = try #require(navigation.interactivePopGestureRecognizer)
    let pair = try #require((back.value(forKey: "_targets") as? [NSObject])?.first)
    let target = try #require(pair.value(forKey: "target"))
    #expect(target as AnyObject === back.delegate)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(target, action: Selector("handleNavigationTransition:"))
    try #require(back.view).addGestureRecognizer(pan)
    play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400)))
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    settle()
    play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 130, y: 400), hold: 0.5))
    settle()
    #expect(navigation.viewControllers.count == 2)
    play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400), hold: 0.5))
    settle()
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(UIViewController(), animated: false)
    settle()
    play(.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400)))
    settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
