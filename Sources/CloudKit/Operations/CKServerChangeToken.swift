import Foundation

/// How far the changes in a database or a zone have been read; nothing here makes one.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  /// Differs from Apple's: nil whatever the `coder` has, as no server has told anything.
  public required init?(coder: NSCoder) { nil }

  /// Differs from Apple's: writes nothing to the `coder`.
  open func encode(with coder: NSCoder) {}
}
