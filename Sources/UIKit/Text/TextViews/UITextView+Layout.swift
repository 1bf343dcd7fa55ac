import CoreGraphics
import Foundation
import Metrics

extension UITextView {
  func textWidth(in width: CGFloat) -> CGFloat {
    max(width - textContainerInset.left - textContainerInset.right - 2 * linePadding, 0)
  }

  func textBlock(width: CGFloat) -> TextBlock {
    if let block, block.width == width { return block.made }
    let made = makeBlock(storedAttributedText.map(withLinkAttributes))
    block = (width, made)
    return made
  }

  /// Of a text with attributes, or of the plain text.
  private func makeBlock(_ text: NSAttributedString?) -> TextBlock {
    var options = TextBlockOptions()
    options.alignment = textAlignment
    options.isRightToLeft = isRightToLeft
    options.lineBreakMode = textContainer.lineBreakMode
    options.numberOfLines = textContainer.maximumNumberOfLines
    options.scale = max(traitCollection.displayScale, 1)
    let color = textColor ?? .label
    if let text { return TextBlock(text, font: presentFont, color: color, options: options) }
    return TextBlock(storedText, font: presentFont, color: color, options: options)
  }

  private func withLinkAttributes(_ text: NSAttributedString) -> NSAttributedString {
    // Links that nobody gave another look are tinted.
    let look =
      linkTextAttributes.isEmpty ? [.foregroundColor: tintColor as Any] : linkTextAttributes
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.link, in: whole) { link, range, _ in
      if link != nil { result.addAttributes(look, range: range) }
    }
    return result
  }

  /// Where the line ends that holds a place of the text, from the top of the content, in points.
  func bottom(ofTextUpTo end: Int) -> CGFloat {
    let part = attributedText.attributedSubstring(from: NSRange(location: 0, length: end))
    let width = textWidth(in: bounds.width)
    return textContainerInset.top
      + max(makeBlock(part).size(width: width).height, presentFont.lineHeight)
  }

  /// At a place of the text, in UTF-16 units; in the view's space, in points.
  func insertionPoint(at offset: Int) -> CGRect {
    let width = textWidth(in: bounds.width)
    let place = String.Index(
      utf16Offset: min(max(offset, 0), storedText.utf16.count), in: storedText)
    let bytes = storedText.utf8.distance(from: storedText.startIndex, to: place)
    let line = CGRect(x: 0, y: 0, width: 0, height: presentFont.lineHeight)
    let caret = storedText.isEmpty ? line : textBlock(width: width).caret(at: bytes, width) ?? line
    return CGRect(
      x: textContainerInset.left + linePadding + min(caret.minX, width),
      y: textContainerInset.top + caret.minY, width: FieldMetrics.insertionPointWidth,
      height: caret.height)
  }

  /// The text, behind it the selection or before it the insertion point.
  func drawText(in canvas: inout ViewCanvas) {
    let width = textWidth(in: bounds.width)
    let left = textContainerInset.left + linePadding
    let block = textBlock(width: width)
    let size = block.size(width: width)
    let isSelected = isFirstResponder && selectedRange.length > 0
    if isSelected {
      let rects = selectionRects(for: UITextRange(selectedRange)).map(\.rect)
      SelectionDrawing.append(rects, tintColor, to: &canvas)
    }
    block.append(
      to: &canvas,
      in: CGRect(x: left, y: textContainerInset.top, width: width, height: size.height + 1))
    guard isFirstResponder, isEditable, !isSelected else { return }
    canvas.fill(
      caretRect(for: UITextPosition(NSMaxRange(selection))), tintColor)
  }
}
