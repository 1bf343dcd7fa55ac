import CoreGraphics
import Foundation

/// How fingers and menus edit the text.
extension UITextView {
  /// Editing has ended, if it had begun: a text that is only read is not edited while it has the focus.
  func tellOfEnd() {
    guard isEdited else { return }
    isEdited = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  package var isTextEditable: Bool { isEditable }
  package var isTextSecret: Bool { isSecureTextEntry }

  package func textOffset(nearest point: CGPoint) -> Int {
    guard !storedText.isEmpty else { return 0 }
    let width = textWidth(in: bounds.width)
    let offset = textBlock(width: width).offset(
      nearest: CGPoint(
        x: point.x - textContainerInset.left - linePadding, y: point.y - textContainerInset.top),
      width)
    let index = storedText.utf8.index(
      storedText.startIndex, offsetBy: offset, limitedBy: storedText.endIndex)
    return (index ?? storedText.endIndex).utf16Offset(in: storedText)
  }

  package func textRectangles(of range: NSRange) -> [CGRect] {
    range.length > 0 ? rectangles(of: range) : [caretRect(for: UITextPosition(range.location))]
  }

  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    DefaultRequirement.asked(
      delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested))
  }
}
