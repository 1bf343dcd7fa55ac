import Foundation

/// A text with attributes that tells those who show it what has changed.
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
  private var isChanging = false
  /// Told after each edit of others than the text view itself.
  var didEdit: (() -> Void)?

  public convenience init() { self.init(string: "") }

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
    depth -= 1
    if depth == 0 { processEditing() }
  }

  /// Says what has changed; ends with telling it unless other edits are under way.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? new : self.editedRange.union(new)
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and those who show the text what has changed.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    depth += 1
    delegate?.textStorage(
      self, willProcessEditing: mask, range: range, changeInLength: delta)
    depth -= 1
    delegate?.textStorage(
      self, didProcessEditing: mask, range: range, changeInLength: delta)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    didEdit?()
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

  open override func replaceCharacters(in range: NSRange, with str: String) {
    edit([.editedCharacters], range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
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
    edit([.editedAttributes], range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    edit([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit([.editedAttributes], range) { super.removeAttribute(name, range: range) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    edit([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    edit([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) {
      super.append(attrString)
    }
  }

  open override func deleteCharacters(in range: NSRange) {
    edit([.editedCharacters], range) { super.deleteCharacters(in: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
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
