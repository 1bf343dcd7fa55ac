import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ContentUnavailableTests {
  private final class Screen: UIViewController {
    var states: [String?] = []
    var tapped = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state.searchText)
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "tray")
      configuration.text = "No mail"
      configuration.secondaryText = "You have read it all."
      configuration.button.title = "Reload"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.tapped += 1 }
      contentUnavailableConfiguration = configuration
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { view -> [String] in
      let own = (view as? UILabel)?.text.map { [$0] } ?? []
      return view.isHidden ? [] : own + texts(in: view)
    }
  }

  @Test func theControllerIsAskedWhenItAppears() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(screen.states.count == 1)
    let content = try #require(screen.unavailableView)
    #expect(texts(in: content).prefix(2) == ["No mail", "You have read it all."])
    let labels = content.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.allSatisfy { abs($0.frame.midX - content.bounds.midX) < 1 })
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    let button = content.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }
      .first { !$0.isHidden }
    button?.sendActions(for: .primaryActionTriggered)
    #expect(screen.tapped == 1)
    screen.contentUnavailableConfiguration = nil
    #expect(content.superview == nil)
  }

  @Test func textsGrowWithThePreferredSize() throws {
    let container = UIViewController()
    let screen = Screen()
    container.addChild(screen)
    container.view.addSubview(screen.view)
    screen.didMove(toParent: container)
    let window = show(container)
    defer { window.isHidden = true }
    let content = try #require(screen.unavailableView)
    let labels = content.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.font.pointSize) == [22, 16])
    container.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: screen)
    settle()
    let traits = screen.traitCollection
    let styles: [UIFont.TextStyle] = [.title2, .callout]
    let expected = styles.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    #expect(labels.map(\.font.pointSize) == expected)
    #expect(expected[0] > 22)
  }

  @Test func aFontOfTheAppsOwnKeepsItsSize() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Empty"
    configuration.textProperties.font = .systemFont(ofSize: 19)
    let view = UIContentUnavailableView(configuration: configuration)
    let label = view.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first
    #expect(label?.font == .systemFont(ofSize: 19))
  }

  @Test func searchesAndLoadingHaveLooksOfTheirOwn() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "plum"
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results for “plum”")
    let view = UIContentUnavailableView(configuration: .loading())
    let spinner = view.subviews.flatMap(\.subviews)
      .compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true)
    view.configuration = search
    #expect(spinner?.isAnimating == false)
  }
}
