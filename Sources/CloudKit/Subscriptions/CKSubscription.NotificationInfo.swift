import Foundation

extension CKSubscription {
  /// What the user and the app are told of a change.
  ///
  /// Differs from Apple's: kept, and read by nobody here; nothing changes in iCloud.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var alertBody: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var alertLocalizationKey: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var title: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var titleLocalizationKey: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var subtitle: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var subtitleLocalizationKey: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var alertActionLocalizationKey: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var alertLaunchImage: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var soundName: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var shouldBadge = false
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var shouldSendContentAvailable = false
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var shouldSendMutableContent = false
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var category: String?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var collapseIDKey: String?

    public override init() { super.init() }
  }
}
