import CoreGraphics
import Testing

@testable import UIKit

/// Frames that constraints give lie on whole pixels, and no size loses a part of what it needs.
@MainActor
@Suite struct FrameRoundingTests {
  private func label(_ text: String, in screen: UIViewController) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    return label
  }

  @Test(arguments: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
  func aLabelKeepsItsSizeWhereverItBegins(offset: CGFloat) {
    let screen = UIViewController()
    let label = label("What's", in: screen)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 20 + offset),
      label.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100 + offset),
    ])
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.001)
    #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 0.001)
    let pixels = label.frame.minX * screen.traitCollection.displayScale
    #expect(abs(pixels - pixels.rounded()) < 0.001)
  }

  @Test func centredLabelsAreNotCut() {
    let screen = UIViewController()
    let words = ["What's", "Wha", "it", "Information", "Il", "Two words"]
    let labels = words.map { label($0, in: screen) }
    for (index, label) in labels.enumerated() {
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
        label.topAnchor.constraint(
          equalTo: screen.view.topAnchor, constant: CGFloat(index) * 30.33),
      ])
    }
    let window = show(screen)
    defer { window.isHidden = true }
    for label in labels {
      #expect(label.frame.width >= label.intrinsicContentSize.width - 0.001)
    }
  }
}
