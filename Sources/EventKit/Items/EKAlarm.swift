import Foundation

/// When the user is to be reminded.
///
/// Differs from Apple's: kept with its event; nothing sounds.
open class EKAlarm: NSObject, NSCopying, @unchecked Sendable {
  /// In seconds from the start of the event.
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?

  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }

  public init(absoluteDate date: Date) {
    relativeOffset = 0
    absoluteDate = date
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKAlarm(relativeOffset: relativeOffset)
    copy.absoluteDate = absoluteDate
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKAlarm else { return false }
    return other.relativeOffset == relativeOffset && other.absoluteDate == absoluteDate
  }

  open override var hash: Int { relativeOffset.hashValue }
}
