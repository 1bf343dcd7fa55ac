import Foundation

/// How a store is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open private(set) var options: [String: NSObject] = [:]
  /// Differs from Apple's: kept, and read by nobody here; nothing is written.
  open var timeout: TimeInterval = 240
  /// Differs from Apple's: kept, and read by nobody here; stores are told of before the call ends.
  open var shouldAddStoreAsynchronously = false
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var shouldMigrateStoreAutomatically = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var shouldInferMappingModelAutomatically = true
  /// Differs from Apple's: kept, and read by nobody here; nothing goes to iCloud.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  private var pragmas: [String: NSObject] = [:]

  public override init() { super.init() }

  public init(url: URL) {
    self.url = url
  }

  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
  }

  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
  }

  open var sqlitePragmas: [String: NSObject] { pragmas }

  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    pragmas[name] = value
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.url = url
    copy.type = type
    copy.configuration = configuration
    copy.options = options
    copy.timeout = timeout
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    copy.pragmas = pragmas
    return copy
  }
}
