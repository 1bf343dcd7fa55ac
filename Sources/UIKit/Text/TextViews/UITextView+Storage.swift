import Foundation

/// The text of a text view as an object that can be changed in place.
extension UITextView {
  /// The storage, made and filled when it is first asked for.
  var madeStorage: NSTextStorage {
    if let ownStorage { return ownStorage }
    let manager = adoptedManager
    let storage = manager.textStorage ?? NSTextStorage()
    ownStorage = storage
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    if storage.length == 0 { storage.setAttributedString(attributedText) }
    storage.didEdit = { [weak self] in
      MainActor.assumeIsolated { self?.storageDidChange() }
    }
    return storage
  }

  /// The manager of the container, with the storage.
  var madeLayoutManager: NSLayoutManager {
    _ = madeStorage
    return adoptedManager
  }

  /// The manager of the container, made if there is none.
  private var adoptedManager: NSLayoutManager {
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    manager.textView = self
    ownLayoutManager = manager
    return manager
  }

  /// Takes the text of a container that an app has put together with its own manager and storage.
  func takeOwnTextKit() {
    textContainer.textView = self
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    if storage.length > 0 { attributedText = storage.content }
    _ = madeLayoutManager
  }

  /// Brings the storage, if anybody has asked for it, up to date with the text of the view.
  func tellStorage() {
    guard let ownStorage, !isTakingStorage else { return }
    isTakingStorage = true
    let before = ownStorage.edits
    ownStorage.setAttributedString(attributedText)
    isTakingStorage = false
    // A delegate or the storage itself may have changed it, such as to highlight words.
    guard ownStorage.isSubclass || ownStorage.edits > before + 1 else { return }
    let now = ownStorage.content
    storedText = now.string
    storedAttributedText = now
  }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private func storageDidChange() {
    guard let ownStorage, !isTakingStorage else { return }
    let selection = selectedRange
    changingSelection {
      isTakingStorage = true
      attributedText = ownStorage.content
      let length = ownStorage.length
      let start = min(selection.location, length)
      selectedRange = NSRange(location: start, length: min(selection.length, length - start))
      isTakingStorage = false
    }
  }
}
