import Foundation
import Testing

@testable import UIKit

/// Font, colour and alignment that are set for texts with attributes.
@MainActor
@Suite struct WholeTextTests {
  private let text: NSAttributedString = {
    let text = NSMutableAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 2])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    return text
  }()

  /// The attributes, which are the same from start to end.
  private func look(_ text: NSAttributedString?) throws -> [NSAttributedString.Key: Any] {
    let text = try #require(text)
    var range = NSRange()
    let found = text.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == text.length)
    return found
  }

  @Test func aLabelTakesThemForTheWholeText() throws {
    let label = UILabel()
    label.attributedText = text
    let small = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 30)
    label.textColor = .blue
    label.textAlignment = .right
    let found = try look(label.attributedText)
    #expect((found[.font] as? UIFont)?.pointSize == 30)
    #expect(found[.foregroundColor] as? UIColor == .blue)
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    #expect(found[.kern] as? Int == 2)
    #expect(label.intrinsicContentSize.height > small.height)
  }

  @Test func aTextViewTakesThemForTheWholeText() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text
    view.font = .systemFont(ofSize: 30)
    view.textColor = .blue
    view.textAlignment = .center
    let found = try look(view.attributedText)
    #expect((found[.font] as? UIFont)?.pointSize == 30)
    #expect(found[.foregroundColor] as? UIColor == .blue)
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(found[.kern] as? Int == 2)
  }

  @Test func anAlignmentLeavesTheRestOfTheParagraph() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "One", attributes: [.paragraphStyle: style])
    label.textAlignment = .center
    let found = try look(label.attributedText)[.paragraphStyle] as? NSParagraphStyle
    #expect(found?.lineSpacing == 7 && found?.alignment == .center)
  }

  @Test func attributesThatComeLaterStay() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .blue
    label.attributedText = text
    #expect(label.attributedText == text)
  }

  @Test func aButtonKeepsTheColorsOfItsTitle() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(text, for: .normal)
    button.layoutIfNeeded()
    let shown = button.titleLabel?.attributedText
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }
}
