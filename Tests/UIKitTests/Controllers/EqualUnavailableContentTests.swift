import Foundation
import Testing
import UIKit

extension UIConfigurationStateCustomKey {
  fileprivate static let isOffline = UIConfigurationStateCustomKey("mail.isOffline")
}

/// What stands in place of missing content, compared with what is expected.
@MainActor
@Suite struct EqualUnavailableContentTests {
  private func content() -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "tray")
    content.text = "No mail"
    content.button.title = "Reload"
    return content
  }

  /// Whether a change makes a content another one.
  private func matters(_ change: (inout UIContentUnavailableConfiguration) -> Void) -> Bool {
    var changed = content()
    change(&changed)
    return changed != content()
  }

  @Test func contentsOfTheSameValuesAreEqual() {
    #expect(UIContentUnavailableConfiguration.empty() == .empty())
    #expect(UIContentUnavailableConfiguration.loading() == .loading())
    #expect(UIContentUnavailableConfiguration.search() == .search())
    #expect(UIContentUnavailableConfiguration.search() != .loading())
    #expect(content() == content())
    #expect(content().hashValue == content().hashValue)
    let all: Set<UIContentUnavailableConfiguration> = [content(), content(), .empty()]
    #expect(all.count == 2)
  }

  @Test func eachPropertyMatters() {
    let action = UIAction { _ in }
    #expect(!matters { _ in })
    #expect(matters { $0.image = nil })
    #expect(matters { $0.text = "No news" })
    #expect(matters { $0.attributedText = NSAttributedString(string: "No mail") })
    #expect(matters { $0.secondaryText = "You have read it all." })
    #expect(matters { $0.imageProperties.tintColor = .red })
    #expect(matters { $0.textProperties.color = .red })
    #expect(matters { $0.secondaryTextProperties.numberOfLines = 1 })
    #expect(matters { $0.button.title = "Again" })
    #expect(matters { $0.buttonProperties.primaryAction = action })
    #expect(matters { $0.secondaryButton = .filled() })
    #expect(matters { $0.secondaryButtonProperties.isEnabled = false })
    #expect(matters { $0.background.backgroundColor = .red })
    #expect(matters { $0.textToButtonPadding = 1 })
  }

  @Test func aControllersContentIsTheExpectedOne() {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = content()
    let shown = controller.contentUnavailableConfiguration
    #expect(shown as? UIContentUnavailableConfiguration == content())
  }

  @Test func statesAreEqual() {
    let first = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    var second = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(first == second && first.hashValue == second.hashValue)
    second.searchText = "tea"
    #expect(first != second)
    second.searchText = nil
    second[.isOffline] = true
    #expect(first != second)
  }
}
