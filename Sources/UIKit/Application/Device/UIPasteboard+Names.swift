import Device
import Foundation

/// Pasteboards of the app's own, by name.
extension UIPasteboard {
  /// What a pasteboard is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  private static var named: [Name: DevicePasteboard] = [:]

  /// The pasteboard with a name; nil where there is none and none is to be made.
  ///
  /// Differs from Apple's: other apps don't see it.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(UIApplication.shared.device.pasteboard, .general)
      return
    }
    guard let known = Self.named[pasteboardName] ?? (create ? Device().pasteboard : nil) else {
      return nil
    }
    Self.named[pasteboardName] = known
    self.init(known, pasteboardName)
  }

  /// A new pasteboard that no name finds but its own.
  public class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    let pasteboard = Device().pasteboard
    named[name] = pasteboard
    return UIPasteboard(pasteboard, name)
  }

  /// Forgets the pasteboard with a name, with what lies on it; the general one stays.
  public class func remove(withName pasteboardName: Name) {
    named.removeValue(forKey: pasteboardName)?.items = []
  }
}
