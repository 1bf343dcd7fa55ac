import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// In UTF-16 units from the start of the text.
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset.hashValue }
}

/// A part of a text.
open class UITextRange: NSObject {
  open private(set) var start: UITextPosition
  open private(set) var end: UITextPosition

  package init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(NSMaxRange(range))
    super.init()
  }

  open var isEmpty: Bool { start.offset == end.offset }

  /// In UTF-16 units.
  package var range: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  open override var hash: Int { range.hashValue }
}
