import Foundation
import FoundationAdditions

/// What has a text with a selection: fields and text views.
@preconcurrency @MainActor
public protocol _TextRangeSource: AnyObject {
  var _content: String { get }
  /// In UTF-16 units of the content.
  var _selection: NSRange { get set }
  /// Changes a part of the content, in UTF-16 units, and puts the insertion point behind it.
  func _replace(_ range: NSRange, with text: String)
}

extension _TextRangeSource {
  private var length: Int { (_content as NSString).length }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The selection; without a length it is the place where typed text goes.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(_selection) }
    set {
      guard let range = newValue?.range else { return }
      _selection = _content.wholeRange(range)
    }
  }

  /// Nil: no keyboard here composes a character from several keys.
  public var markedTextRange: UITextRange? { nil }

  /// Ends the composing of a character, of which there is none.
  public func unmarkText() {}

  /// From the earlier of two places to the later one.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let ends = [fromPosition.offset, toPosition.offset].sorted()
    return UITextRange(NSRange(location: ends[0], length: ends[1] - ends[0]))
  }

  /// The place so many UTF-16 units on; nil beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return !isTooFar && (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// In UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Nil for a range that is not within the text.
  public func text(in range: UITextRange) -> String? {
    let range = range.range
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { return nil }
    return _content.part(range)
  }

  /// Changes a part of the text; the delegate is told and not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    guard self.text(in: range) != nil else { return }
    _replace(range.range, with: text)
  }
}
