import Foundation

/// A shortcut that the user has added, with what they say for it.
open class INVoiceShortcut: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut

  package init(_ shortcut: INShortcut, phrase: String, identifier: UUID = UUID()) {
    self.shortcut = shortcut
    self.identifier = identifier
    invocationPhrase = phrase
    super.init()
  }

  /// The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public class var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "record"),
      let record = try? JSONDecoder().decode(ShortcutRecord.self, from: data as Data),
      let shortcut = record.shortcut
    else { return nil }
    self.shortcut = shortcut
    identifier = record.identifier
    invocationPhrase = record.phrase
    super.init()
  }

  open func encode(with coder: NSCoder) {
    guard let data = try? JSONEncoder().encode(ShortcutRecord(self)) else { return }
    coder.encode(data as NSData, forKey: "record")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INVoiceShortcut else { return false }
    return identifier == other.identifier && invocationPhrase == other.invocationPhrase
  }

  open override var hash: Int { identifier.hashValue }
}
