import CoreGraphics
import Testing
import UIKit

/// Texts, as simulators showed them.
@MainActor
struct TextFactTests {
  /// The width of a letter in the font of the system as a part of the font's size, without what the font adds
  /// between letters, which Apple has published: 0.06 points at 11, none at 12 and -0.08 at 13.
  private func letter(_ letter: String, size: CGFloat, tracking: CGFloat) -> CGFloat {
    let count = 40
    let text = NSAttributedString(
      string: String(repeating: letter, count: count),
      attributes: [.font: UIFont.systemFont(ofSize: size)])
    let width = text.size().width
    return (width / CGFloat(count) - tracking) / size
  }

  @Test func smallLettersOfCaptionsAreNarrower() {
    let part = letter("n", size: 11, tracking: 0.06) / letter("n", size: 12, tracking: 0)
    DeviceFact("the width of letters of 11 points beside 12", 0.991, .iOS18, .part(0.004))
      .check(part)
  }

  @Test func capitalsOfHeadersAreNarrower() {
    let part = letter("E", size: 13, tracking: -0.08) / letter("E", size: 12, tracking: 0)
    DeviceFact("the width of capitals of 13 points beside 12", 0.981, .iOS18, .part(0.004))
      .check(part)
  }

  /// A label of 157 pixels keeps them wherever it begins.
  @Test(arguments: [0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9])
  func frameOfThirds(offset: CGFloat) {
    let screen = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 20 + offset),
      label.widthAnchor.constraint(equalToConstant: 157.0 / 3),
    ])
    let shown = Screen(screen)
    defer { shown.close() }
    DeviceFact("the width of a label of 52.33", 52.33, .iOS18, .part(0.01)).check(
      label.frame.width)
  }
}
