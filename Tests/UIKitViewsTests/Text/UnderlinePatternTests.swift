import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UnderlinePatternTests {
  @Test(arguments: [
    (NSUnderlineStyle.patternDot, "dot"), (.patternDash, "dash"), (.patternDashDot, "dashDot"),
    (.patternDashDotDot, "dashDotDot"),
  ])
  func anUnderlineHasThePatternOfItsStyle(pattern: NSUnderlineStyle, name: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let style = pattern.union(.single)
    label.attributedText = NSAttributedString(
      string: "Words", attributes: [.underlineStyle: style.rawValue])
    let words = label.drawn.split { !$0.isLetter }
    #expect(words.contains(Substring(name)))
  }
}
