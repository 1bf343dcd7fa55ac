import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// In UTF-16 units from the start of the text.
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// For subclasses that keep their own place.
  public override init() {
    offset = 0
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextPosition.self else { return super.isEqual(object) }
    return (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int {
    type(of: self) == UITextPosition.self ? offset.hashValue : super.hash
  }
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

  /// For subclasses that keep their own ends.
  public override init() {
    start = UITextPosition(0)
    end = start
    super.init()
  }

  open var isEmpty: Bool { start.offset == end.offset }

  /// In UTF-16 units.
  package var range: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard type(of: self) == UITextRange.self else { return super.isEqual(object) }
    return (object as? UITextRange)?.range == range
  }

  open override var hash: Int {
    type(of: self) == UITextRange.self ? range.hashValue : super.hash
  }
}
