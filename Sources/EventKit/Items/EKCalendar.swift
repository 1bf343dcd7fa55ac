import CoreGraphics
import Foundation

public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  case exchange = 2
  case subscription = 3
  case birthday = 4
}

public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange = 1
  case calDAV = 2
  case mobileMe = 3
  case subscribed = 4
  case birthdays = 5
}

/// Where calendars are kept.
open class EKSource: NSObject, @unchecked Sendable {
  public let sourceIdentifier: String
  public let sourceType: EKSourceType
  public let title: String

  static let local = EKSource("local", .local, "Default")

  init(_ identifier: String, _ type: EKSourceType, _ title: String) {
    sourceIdentifier = identifier
    sourceType = type
    self.title = title
    super.init()
  }

  /// Empty for an app that may not read them.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(EKEventStore().calendars(for: entityType))
  }
}

/// A calendar, or a list of reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
  public let calendarIdentifier: String
  private let kinds: EKEntityMask
  open var title: String
  /// Differs from Apple's: there is one source, so that it makes no difference which.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource! = .local
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = CGColor(srgbRed: 0.11, green: 0.68, blue: 0.97, alpha: 1)

  init(_ identifier: String, _ title: String, _ kinds: EKEntityMask) {
    calendarIdentifier = identifier
    self.title = title
    self.kinds = kinds
    super.init()
  }

  /// A calendar that `EKEventStore.saveCalendar(_:commit:)` keeps.
  ///
  /// Differs from Apple's: it belongs to the device, whatever the store.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init(UUID().uuidString, "", entityType == .event ? .event : .reminder)
  }

  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { kinds }

  func allows(_ type: EKEntityType) -> Bool {
    kinds.contains(type == .event ? .event : .reminder)
  }
}
