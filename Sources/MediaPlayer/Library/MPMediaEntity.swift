import Foundation

public typealias MPMediaEntityPersistentID = UInt64

/// A piece of music or a collection of some.
///
/// Differs from Apple's: the library is empty; one that an app makes itself knows nothing.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// False: nothing is filtered.
  ///
  /// Differs from Apple's: whatever the `property` is.
  open class func canFilter(byProperty property: String) -> Bool { false }

  open var persistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaEntityPropertyPersistentID) as? MPMediaEntityPersistentID ?? 0
  }

  /// What it says of itself; nil unless a subclass knows.
  ///
  /// Differs from Apple's: nil for each `property`.
  open func value(forProperty property: String) -> Any? { nil }

  open func enumerateValues(
    forProperties properties: Set<String>,
    using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for property in properties.sorted() {
      guard let value = value(forProperty: property) else { continue }
      block(property, value, &isStopped)
      if isStopped.boolValue { return }
    }
  }
}

public struct MPMediaType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1 << 0)
  public static let podcast = MPMediaType(rawValue: 1 << 1)
  public static let audioBook = MPMediaType(rawValue: 1 << 2)
  public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
  public static let anyAudio = MPMediaType(rawValue: 0x00ff)
  public static let movie = MPMediaType(rawValue: 1 << 8)
  public static let tvShow = MPMediaType(rawValue: 1 << 9)
  public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
  public static let homeVideo = MPMediaType(rawValue: 1 << 13)
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  public static let any = MPMediaType(rawValue: .max)
}
