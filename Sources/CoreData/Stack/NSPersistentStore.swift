import Foundation

/// What an app opened as a store: its place and kind, and nothing in it.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  /// Differs from Apple's: kept, and written nowhere; there is no store.
  // As Apple's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var identifier: String! = UUID().uuidString
  open var isReadOnly = false
  /// Differs from Apple's: kept, and written nowhere; there is no store.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadata: [String: Any]! = [:]
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, configurationName: String?, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    self.configurationName = configurationName ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
  }

  convenience init(_ description: NSPersistentStoreDescription) {
    self.init(
      type: description.type, configurationName: description.configuration, url: description.url,
      options: description.options)
    isReadOnly = description.isReadOnly
  }

  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }
}
