import Foundation

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  package enum Level: Sendable { case automatic, open, hidden, sensitive }

  public enum Mask: Sendable {
    /// Shows a hash, by which equal values can be told.
    case hash
    case none
  }

  private let level: Level
  private let mask: Mask

  /// Numbers are public, all else is private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .automatic, mask: .none) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .open, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: .none) }

  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .automatic, mask: mask)
  }

  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden, mask: mask)
  }

  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .sensitive, mask: mask)
  }

  func hides(isOpen: Bool) -> Bool {
    switch level {
    case .automatic: !isOpen
    case .open: false
    case .hidden, .sensitive: true
    }
  }

  /// What stands for a hidden value.
  func mask(of value: String) -> String {
    guard case .hash = mask else { return "<private>" }
    // FNV-1a: the same value has the same mask in every run.
    let hash = value.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    var bytes = hash
    let data = withUnsafeBytes(of: &bytes) { Data($0) }
    return "<mask.hash: '\(data.base64EncodedString())'>"
  }
}
