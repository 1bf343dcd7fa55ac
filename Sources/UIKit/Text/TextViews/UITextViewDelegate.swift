import Foundation

/// Kinds of data that texts may hold.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How a user acts on a link or an attachment of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a tap on a link opens it.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same as apps answered it before iOS 10; asked where the method above is missing.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// What a tap on a link does; nil for nothing.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu for a part of the text, in UTF-16 units; nil for the system's.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func textViewDidBeginEditing(_ textView: UITextView) { DefaultRequirement.missing(()) }
  public func textViewDidEndEditing(_ textView: UITextView) { DefaultRequirement.missing(()) }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultRequirement.missing(true) }
  public func textViewDidChange(_ textView: UITextView) { DefaultRequirement.missing(()) }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    DefaultRequirement.missing(())
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { DefaultRequirement.missing(true) }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { DefaultRequirement.missing(true) }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { DefaultRequirement.missing(defaultAction) }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { DefaultRequirement.missing(nil) }
}

// MARK: - Optional calls: `delegate?.textViewDidChange?(view)`

extension UITextViewDelegate {
  public var textViewShouldBeginEditing: ((UITextView) -> Bool?)? {
    { view in DefaultRequirement.call { self.textViewShouldBeginEditing(view) } }
  }
  public var textViewShouldEndEditing: ((UITextView) -> Bool?)? {
    { view in DefaultRequirement.call { self.textViewShouldEndEditing(view) } }
  }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { view in self.textViewDidBeginEditing(view) }
  }
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { view in self.textViewDidEndEditing(view) }
  }
  public var textViewDidChange: ((UITextView) -> Void)? {
    { view in self.textViewDidChange(view) }
  }
  public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { view in self.textViewDidChangeSelection(view) }
  }
  public var textView: OptionalTextViewCall? { OptionalTextViewCall(delegate: self) }
}

@preconcurrency @MainActor
public struct OptionalTextViewCall {
  let delegate: any UITextViewDelegate

  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
  }
}
