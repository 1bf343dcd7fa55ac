import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct LargeTitleTests {
  private func bar(_ traits: UITraitCollection) -> (UIWindow, UINavigationBar) {
    let screen = UIViewController()
    screen.title = "Title"
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    let container = UIViewController()
    container.addChild(navigation)
    container.setOverrideTraitCollection(traits, forChild: navigation)
    container.view.addSubview(navigation.view)
    navigation.view.frame = container.view.bounds
    navigation.didMove(toParent: container)
    let window = UIKitTests.show(container)
    window.layoutIfNeeded()
    return (window, navigation.navigationBar)
  }

  private func shownTitle(in bar: UINavigationBar) -> UILabel? {
    (bar.subviews + bar.subviews.flatMap(\.subviews)).compactMap { $0 as? UILabel }
      .first { !$0.isHidden && $0.text == "Title" }
  }

  @Test func largeTitlesGrowWithTheTextSize() throws {
    let (usual, standard) = bar(UITraitCollection(preferredContentSizeCategory: .large))
    let (larger, grown) = bar(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    defer { [usual, larger].forEach { $0.isHidden = true } }
    let small = try #require(shownTitle(in: standard))
    let large = try #require(shownTitle(in: grown))
    #expect(small.font.pointSize == 34)
    #expect(large.font.pointSize > 40)
    let growth = large.font.lineHeight - small.font.lineHeight
    #expect(abs(grown.frame.height - standard.frame.height - growth) < 0.5)
  }

  @Test func onAPhoneOnItsSideTheTitleStandsInTheRow() throws {
    let (window, bar) = bar(UITraitCollection(verticalSizeClass: .compact))
    defer { window.isHidden = true }
    let title = try #require(shownTitle(in: bar))
    #expect(title.font.pointSize == 17)
    #expect(bar.frame.height < 50)
  }

  @Test func aPromptStandsAboveTheTitle() throws {
    let screen = UIViewController()
    screen.title = "Title"
    screen.navigationItem.prompt = "Choose one"
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIKitTests.show(navigation)
    defer { window.isHidden = true }
    let bar = navigation.navigationBar
    #expect(bar.frame.height == 74)
    let labels = bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let prompt = try #require(labels.first { $0.text == "Choose one" })
    let title = try #require(labels.first { $0.text == "Title" })
    #expect(prompt.frame.maxY <= title.frame.minY)
    screen.navigationItem.prompt = nil
    window.layoutIfNeeded()
    settle()
    #expect(bar.frame.height == 44)
    #expect(prompt.isHidden)
  }
}
