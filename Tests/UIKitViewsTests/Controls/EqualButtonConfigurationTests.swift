import Foundation
import Testing
import UIKit

/// Configurations of buttons that are compared.
@MainActor
@Suite struct EqualButtonConfigurationTests {
  private func configuration() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    configuration.image = UIImage(systemName: "creditcard")
    configuration.baseBackgroundColor = .systemGreen
    configuration.cornerStyle = .capsule
    return configuration
  }

  /// Whether a change makes a configuration another one.
  private func matters(_ change: (inout UIButton.Configuration) -> Void) -> Bool {
    var changed = configuration()
    change(&changed)
    return changed != configuration()
  }

  @Test func configurationsOfTheSameValuesAreEqual() {
    #expect(UIButton.Configuration.plain() == .plain())
    #expect(UIButton.Configuration.plain() != .filled())
    #expect(configuration() == configuration())
    #expect(configuration().hashValue == configuration().hashValue)
    let all: Set<UIButton.Configuration> = [configuration(), configuration(), .plain()]
    #expect(all.count == 2)
  }

  @Test func eachPropertyMatters() {
    #expect(!matters { _ in })
    #expect(matters { $0.title = "Buy" })
    #expect(matters { $0.subtitle = "now" })
    #expect(matters { $0.attributedSubtitle = AttributedString("now") })
    #expect(matters { $0.image = nil })
    #expect(matters { $0.imagePlacement = .trailing })
    #expect(matters { $0.imagePadding = 4 })
    #expect(matters { $0.titleAlignment = .center })
    #expect(matters { $0.buttonSize = .large })
    #expect(matters { $0.cornerStyle = .small })
    #expect(matters { $0.contentInsets.top += 1 })
    #expect(matters { $0.baseForegroundColor = .white })
    #expect(matters { $0.background.strokeWidth = 1 })
    #expect(matters { $0.showsActivityIndicator = true })
    #expect(matters { $0.indicator = .popup })
  }

  @Test func transformersAreEqualToTheirCopiesOnly() {
    func larger() -> UIConfigurationTextAttributesTransformer {
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: 30)
        return outgoing
      }
    }
    var first = configuration()
    first.titleTextAttributesTransformer = larger()
    var second = first
    #expect(first == second && first.hashValue == second.hashValue)
    second.titleTextAttributesTransformer = larger()
    #expect(first != second)
    second.titleTextAttributesTransformer = nil
    #expect(second == configuration())
    #expect(matters { $0.subtitleTextAttributesTransformer = larger() })
    #expect(matters { $0.imageColorTransformer = .grayscale })
    #expect(matters { $0.activityIndicatorColorTransformer = .grayscale })
  }

  @Test func aButtonsConfigurationIsTheExpectedOne() {
    let button = UIButton(configuration: configuration())
    #expect(button.configuration == configuration())
    button.configuration?.title = "Buy"
    #expect(button.configuration != configuration())
  }
}
