import Foundation

/// A text with attributes that tells those who show it what has changed.
///
/// A subclass may keep the text itself, as for syntax highlighting: then it overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, of which everything
/// else is made.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed about a text.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What the present edit has changed so far.
  open private(set) var editedMask: EditActions = []
  /// In UTF-16 units of the text as it is now.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how many UTF-16 units the present edit has made the text longer.
  open private(set) var changeInLength = 0
  private var depth = 0
  /// How often a change has been told, by whomever.
  private(set) var edits = 0
  private var isChanging = false
  private var isProcessing = false
  /// Told after each edit of others than the text view itself.
  var didEdit: (() -> Void)?

  /// An empty text; what a storage with a text of its own calls.
  public init() { super.init(string: "") }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  @MainActor
  open func addLayoutManager(_ layoutManager: NSLayoutManager) {
    if !layoutManagers.contains(where: { $0 === layoutManager }) {
      layoutManagers.append(layoutManager)
    }
    layoutManager.textStorage = self
  }

  @MainActor
  open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === layoutManager }
    layoutManager.textStorage = nil
  }

  // MARK: Edits

  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    processOnce()
  }

  /// Says what has changed; ends with telling it unless other edits are under way.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    edits += 1
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : self.editedRange.union(new)
    processOnce()
  }

  /// What is changed while an edit is told, such as to highlight words, belongs to it.
  private func processOnce() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    didEdit?()
  }

  /// Tells the delegate and those who show the text what has changed.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: delta)
    delegate?.textStorage(
      self, didProcessEditing: mask, range: range, changeInLength: delta)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Makes a change, which may be made of others that do not count by themselves.
  private func edit(_ mask: EditActions, _ range: NSRange, _ change: () -> Void) {
    guard !isChanging else { return change() }
    isChanging = true
    let old = length
    change()
    isChanging = false
    edited(mask, range: range, changeInLength: length - old)
  }

  // MARK: What changes the text

  open override var length: Int { isSubclass ? string.utf16.count : super.length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard isSubclass else {
      return super.attribute(attrName, at: location, effectiveRange: range)
    }
    return attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    isSubclass
      ? content.attributedSubstring(from: range) : super.attributedSubstring(from: range)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isSubclass else {
      return super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }
    content.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard isSubclass else {
      return super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
    content.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit([.editedCharacters], range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    guard !isSubclass else { return replaceByPrimitives(range, with: attrString) }
    edit([.editedCharacters, .editedAttributes], range) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    edit([.editedAttributes], range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    guard !isSubclass else { return changeRuns(in: range) { $0[name] = value } }
    edit([.editedAttributes], range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    guard !isSubclass else { return changeRuns(in: range) { $0.merge(attrs) { $1 } } }
    edit([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    guard !isSubclass else { return changeRuns(in: range) { $0[name] = nil } }
    edit([.editedAttributes], range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    guard !isSubclass else {
      return replaceByPrimitives(NSRange(location: loc, length: 0), with: attrString)
    }
    edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    guard !isSubclass else {
      return replaceByPrimitives(NSRange(location: length, length: 0), with: attrString)
    }
    edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    guard !isSubclass else { return replaceCharacters(in: range, with: "") }
    edit([.editedCharacters], range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    guard !isSubclass else {
      return replaceByPrimitives(NSRange(location: 0, length: length), with: attrString)
    }
    edit(
      [.editedCharacters, .editedAttributes], NSRange(location: 0, length: length)
    ) { super.setAttributedString(attrString) }
  }
}

/// Hears what changes in a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
