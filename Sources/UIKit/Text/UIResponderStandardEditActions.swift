import Foundation
import FoundationAdditions

/// What the keys and menus of a keyboard ask of the first responder.
///
/// Fields and text views do it with their selection, through their delegates as typing does. Other responders do what
/// their class says.
///
/// Differs from Apple's: styles, sizes and directions of texts can't be asked for.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// The standard edit actions of responders that have a text.
@MainActor
enum TextEditAction: String {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"

  /// Whether there is something to do it with.
  func isPossible(for responder: UIResponder) -> Bool {
    guard let text = responder as? any _TextRangeSource & UIKeyInput else { return false }
    let selected = text._selection.length
    let isReadable = !((responder as? any UITextInputTraits)?.isSecureTextEntry ?? false)
    switch self {
    case .cut: return selected > 0 && isReadable && Self.isEditable(responder)
    case .copy: return selected > 0 && isReadable
    case .paste: return UIPasteboard.general.hasStrings && Self.isEditable(responder)
    case .select: return selected == 0 && !text._content.isEmpty
    case .selectAll: return selected < (text._content as NSString).length
    case .delete: return selected > 0 && Self.isEditable(responder)
    }
  }

  private static func isEditable(_ responder: UIResponder) -> Bool {
    (responder as? UITextView)?.isEditable ?? true
  }

  func perform(on responder: UIResponder) {
    guard let text = responder as? any _TextRangeSource & UIKeyInput, isPossible(for: responder)
    else { return }
    let content = text._content as NSString
    switch self {
    case .cut:
      UIPasteboard.general.string = text._content.part(text._selection)
      text.deleteBackward()
    case .copy: UIPasteboard.general.string = text._content.part(text._selection)
    case .paste: text.insertText(UIPasteboard.general.string ?? "")
    case .select:
      let place = text._content.wholeRange(text._selection).location
      text._selection = Self.word(in: content, at: place)
    case .selectAll: text._selection = NSRange(location: 0, length: content.length)
    case .delete: text.deleteBackward()
    }
  }

  /// The word around a place, or the one before it.
  private static func word(in content: NSString, at place: Int) -> NSRange {
    let gaps = CharacterSet.alphanumerics.inverted
    let before = NSRange(location: 0, length: place)
    // At the end of a word, the word before.
    let start = content.rangeOfCharacter(from: gaps, options: .backwards, range: before)
    let from = start.location == NSNotFound ? 0 : NSMaxRange(start)
    let after = NSRange(location: place, length: content.length - place)
    let end = content.rangeOfCharacter(from: gaps, range: after)
    let to = end.location == NSNotFound ? content.length : end.location
    return NSRange(location: from, length: to - from)
  }
}
