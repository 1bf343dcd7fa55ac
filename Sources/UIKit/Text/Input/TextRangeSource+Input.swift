import CoreGraphics
import Foundation

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

/// What fields and text views have in common as inputs.
extension _TextRangeSource where Self: UIView & UITextInput {
  /// Differs from Apple's: always nil; no keyboard here composes characters.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }

  /// Differs from Apple's: the text takes the place of the selection at once; nothing is composed.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let range = selectedTextRange else { return }
    let start = range.start
    replace(range, withText: markedText ?? "")
    guard let from = position(from: start, offset: selectedRange.location),
      let to = position(from: from, offset: selectedRange.length)
    else { return }
    selectedTextRange = textRange(from: from, to: to)
  }

  /// Differs from Apple's: always nil; the keyboard reads the text when it needs it.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }

  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  // MARK: Places

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    // Without the least number, which has no opposite; either is beyond the ends.
    let offset = max(offset, -Int.max)
    switch direction {
    case .right, .left:
      let isForward = (direction == .right) != isRightToLeft
      return self.position(from: position, offset: isForward ? offset : -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let way = caret.height * CGFloat(direction == .down ? offset : -offset)
      return closestPosition(to: CGPoint(x: caret.minX, y: caret.midY + way))
    }
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { leadsToEnd(direction) ? range.end : range.start }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    leadsToEnd(direction)
      ? textRange(from: position, to: endOfDocument)
      : textRange(from: beginningOfDocument, to: position)
  }

  private func leadsToEnd(_ direction: UITextLayoutDirection) -> Bool {
    switch direction {
    case .right: !isRightToLeft
    case .left: isRightToLeft
    case .down: true
    case .up: false
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// That of the view.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Differs from Apple's: nothing changes; `semanticContentAttribute` and paragraph styles say it.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  public func firstRect(for range: UITextRange) -> CGRect {
    range.isEmpty
      ? caretRect(for: range.start) : selectionRects(for: range).first?.rect ?? .zero
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point) else { return nil }
    let text = _content as NSString
    guard text.length > 0 else { return nil }
    let after = place.offset
    let places = [after, after - 1].filter { (0..<text.length).contains($0) }
    let ranges = places.map { UITextRange(text.rangeOfComposedCharacterSequence(at: $0)) }
    // Compared here, since Foundation's `CGRect.contains` ends the process for a rectangle with a number that is none.
    return ranges.first { range in
      let rect = firstRect(for: range)
      return point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY
        && point.y < rect.maxY
    } ?? ranges.first
  }
}
