import Foundation
import Testing

@testable import UIKit

/// What paragraph styles do to labels and text views.
@MainActor
@Suite struct ParagraphStyleTests {
  private func styled(
    _ text: String, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 300) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  @Test func aHeadIndentTakesRoomFromTheLines() {
    let text = "A list item that is long enough to be wrapped once or twice"
    let plain = size(styled(text) { _ in }, width: 200)
    let indented = size(
      styled(text) {
        $0.firstLineHeadIndent = 60
        $0.headIndent = 60
      }, width: 200)
    #expect(indented.height > plain.height)
    #expect(indented.width <= 200)
  }

  @Test func paragraphSpacingStandsBetweenParagraphs() {
    let plain = size(styled("One\nTwo\nThree") { _ in })
    let spaced = size(styled("One\nTwo\nThree") { $0.paragraphSpacing = 12 })
    #expect(abs(spaced.height - plain.height - 24) <= 0.34)
  }

  @Test func eachParagraphIsSetByItsOwnStyle() {
    let text = NSMutableAttributedString(attributedString: styled("Title\n") { _ in })
    text.append(styled("Body") { $0.lineHeightMultiple = 3 })
    let first = NSMutableAttributedString(
      attributedString: styled("Title\n") {
        $0.lineHeightMultiple = 3
      })
    first.append(styled("Body") { _ in })
    let line = size(styled("Title") { _ in }).height
    #expect(abs(size(text).height - 4 * line) < 1)
    #expect(abs(size(first).height - 4 * line) < 1)
  }

  @Test func aTextViewPlacesTheInsertionPointBehindTheIndent() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.attributedText = styled("One") { _ in }
    let plain = view.caretRect(for: view.beginningOfDocument).minX
    view.attributedText = styled("One") { $0.firstLineHeadIndent = 40 }
    #expect(view.caretRect(for: view.beginningOfDocument).minX == plain + 40)
  }

  @Test func aWritingDirectionTurnsAParagraph() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.attributedText = styled("One") { $0.baseWritingDirection = .rightToLeft }
    #expect(view.caretRect(for: view.beginningOfDocument).minX > 200)
  }

  @Test func boundsOfStringsHaveRoomForIndents() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
    let room = CGSize(width: 300, height: 1000)
    let plain = styled("One") { _ in }.boundingRect(with: room, options: options, context: nil)
    let indented = styled("One") { $0.firstLineHeadIndent = 25 }
      .boundingRect(with: room, options: options, context: nil)
    #expect(abs(indented.width - plain.width - 25) <= 0.34)
  }
}
