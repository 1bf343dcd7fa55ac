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
