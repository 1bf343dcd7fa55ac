import Foundation

/// A part of a text view that can be tapped: a link.
open class UITextItem: NSObject {
  /// What a part of a text is.
  public enum Content: Equatable, Sendable {
    case link(URL)
  }

  public let content: Content
  /// In UTF-16 units of the text.
  public let range: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextItem else { return false }
    return content == other.content && range == other.range
  }

  open override var hash: Int { range.hashValue }
}
