import Foundation

/// What a notification plays.
public class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: String?

  init(_ name: String?) { self.name = name }

  public class var `default`: UNNotificationSound { UNNotificationSound(nil) }
  public class var defaultCritical: UNNotificationSound { UNNotificationSound(nil) }
  public class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil) }

  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// A file that goes with a notification.
public class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  /// - Throws: An error if there is no such file.
  ///
  /// Differs from Apple's: banners show no attachments, so that the options are not kept.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    super.init()
  }
}

/// What a notification says.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var launchImageName = ""
  }

  var values = Values()

  public override init() { super.init() }

  convenience init(_ values: Values) {
    self.init()
    self.values = values
  }

  /// Differs from Apple's: only told to the app; no banner is drawn.
  public var title: String { values.title }
  /// Differs from Apple's: only told to the app; no banner is drawn.
  public var subtitle: String { values.subtitle }
  /// Differs from Apple's: only told to the app; no banner is drawn.
  public var body: String { values.body }
  public var badge: NSNumber? { values.badge }
  /// Differs from Apple's: only told to the app; nothing sounds.
  public var sound: UNNotificationSound? { values.sound }
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Differs from Apple's: only told to the app; no banner is drawn that would have the category's buttons.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// Differs from Apple's: only told to the app; no banner is drawn that would be grouped.
  public var threadIdentifier: String { values.threadIdentifier }
  /// Differs from Apple's: only told to the app; no scene is chosen by it.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// Differs from Apple's: only told to the app; no banner is drawn that would show them.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// Differs from Apple's: only told to the app; no banner is drawn, and nobody is disturbed.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Differs from Apple's: only told to the app; no summary is made.
  public var relevanceScore: Double { values.relevanceScore }
  /// Differs from Apple's: only told to the app; no launch is shown.
  public var launchImageName: String { values.launchImageName }

  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// What a notification is to say.
public class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
}
