import Foundation

extension UITextView {
  package var textBeforeInsertion: String {
    storedText.part(NSRange(location: 0, length: selection.location))
  }

  /// The selection as far as it lies within the text.
  var selection: NSRange { storedText.wholeRange(selectedRange) }

  /// Of what a range is replaced by: those of its start, or of what stands before the insertion point.
  func attributes(replacing range: NSRange) -> [NSAttributedString.Key: Any] {
    guard let text = storedAttributedText, text.length > 0 else { return plainAttributes }
    let place = range.length > 0 ? range.location : range.location - 1
    var found = text.attributes(at: min(max(place, 0), text.length - 1), effectiveRange: nil)
    found[.attachment] = nil
    return found
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: presentFont]
    attributes[.foregroundColor] = textColor
    return attributes
  }

  public var _content: String { storedText }

  public var _selection: NSRange {
    get { selection }
    set { selectedRange = newValue }
  }

  /// Tells the delegate if `change` leaves another selection, once for all that it does.
  ///
  /// That apps' settings count: delegates that put the insertion point back, or ask for a window since they are called
  /// before there is one, are widespread. That the same selection again does not: such delegates would never end.
  func changingSelection(_ change: () -> Void) {
    guard !isChangingSelection else { return change() }
    let old = storedSelectedRange
    isChangingSelection = true
    change()
    isChangingSelection = false
    guard storedSelectedRange != old else { return }
    setNeedsDisplay()
    delegate?.textViewDidChangeSelection(self)
  }

  public func _replace(_ range: NSRange, with text: String) { change(range, to: text) }

  func replace(_ range: NSRange, with replacement: String) {
    guard isEditable else { return }
    let allows =
      DefaultRequirement.asked(
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)) ?? true
    if allows { change(range, to: replacement) }
  }

  private func change(_ range: NSRange, to replacement: String) {
    let range = storedText.wholeRange(range)
    isChangingSelection = true
    if (storedAttributedText?.length ?? 0) > 0 || ownTypingAttributes != nil {
      typeWithAttributes(replacement, in: range)
    } else {
      text = (storedText as NSString).replacingCharacters(in: range, with: replacement)
    }
    selectedRange = NSRange(
      location: range.location + (replacement as NSString).length, length: 0)
    isChangingSelection = false
    // In this order, other than in a text field: so React Native found it on iOS, and works around it.
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The rest of the text keeps its attributes; where nothing is left, the next text has those of what went.
  private func typeWithAttributes(_ replacement: String, in range: NSRange) {
    let look = ownTypingAttributes ?? attributes(replacing: range)
    let changed = NSMutableAttributedString(attributedString: attributedText)
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: replacement, attributes: look))
    attributedText = changed
    if changed.length == 0 { ownTypingAttributes = look }
  }
}
