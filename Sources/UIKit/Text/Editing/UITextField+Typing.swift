import Foundation
import FoundationAdditions

extension UITextField {
  /// What happens when the field has become the first responder.
  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing, DefaultRequirement.asked(delegate?.textFieldShouldClear(self)) ?? true
    {
      text = ""
    }
    insertionIndex = storedText.count
    replacesSecret = isSecureTextEntry
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(
      name: Self.textDidBeginEditingNotification, object: self)
    Keyboard.show(for: self)
    setNeedsLayout()
  }

  /// What happens when it is no longer.
  func endEditing() {
    EditMenu.hide(in: self)
    isEditing = false
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    Keyboard.hideIfUnused()
    setNeedsLayout()
  }

  var clampedIndex: Int { min(max(insertionIndex, 0), storedText.count) }

  func utf16Offset(of characters: Int) -> Int {
    storedText.index(storedText.startIndex, offsetBy: characters).utf16Offset(in: storedText)
  }

  public var _content: String { storedText }

  public var _selection: NSRange {
    get {
      let end = utf16Offset(of: clampedIndex)
      return NSRange(location: end - min(selectedLength, end), length: min(selectedLength, end))
    }
    set {
      let old = _selection
      let range = storedText.wholeRange(newValue)
      insertionIndex = storedText.part(NSRange(location: 0, length: NSMaxRange(range))).count
      selectedLength = range.length
      if range.length > 0 { replacesSecret = false }
      setNeedsDisplay()
      // As in a text view: the delegate may set it again.
      if _selection != old { delegate?.textFieldDidChangeSelection(self) }
    }
  }

  public func _replace(_ range: NSRange, with text: String) { change(range, to: text) }

  func replace(_ range: NSRange, with replacement: String) {
    let allows =
      DefaultRequirement.asked(
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement))
      ?? true
    guard allows else { return }
    // The delegate has heard of the insertion point only, which apps that keep the text rely on.
    change(
      replacesSecret ? NSRange(location: 0, length: storedText.utf16.count) : range,
      to: replacement)
  }

  func change(_ range: NSRange, to replacement: String) {
    let range = storedText.wholeRange(range)
    storedText = (storedText as NSString).replacingCharacters(in: range, with: replacement)
    storedAttributedText?.replaceCharacters(in: range, with: replacement)
    replacesSecret = false
    let end = range.location + (replacement as NSString).length
    insertionIndex = storedText.part(NSRange(location: 0, length: end)).count
    contentDidChange()
    textChangedByUser()
  }

  func textChangedByUser() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func returnKeyPressed() {
    guard DefaultRequirement.asked(delegate?.textFieldShouldReturn(self)) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    if !actions.matching(.editingDidEndOnExit).isEmpty { resignFirstResponder() }
  }

  package var textBeforeInsertion: String { String(storedText.prefix(clampedIndex)) }
}
