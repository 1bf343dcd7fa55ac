import Foundation

/// Where a container keeps some models, and how.
public struct ModelConfiguration: DataStoreConfiguration {
  public let name: String
  /// The models that are kept there; nil for all of the container.
  public var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  /// Whether contexts can save what they have changed.
  public let allowsSave: Bool
  /// The file; `/dev/null` for what stays in memory.
  public let url: URL
  /// Differs from Apple's: kept, and read by nobody here.
  public let groupContainer: GroupContainer
  /// Differs from Apple's: kept, and read by nobody here; what is stored stays on the device.
  public let cloudKitDatabase: CloudKitDatabase

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : URL.applicationSupportDirectory.appendingPathComponent("\(name ?? "default").store")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .automatic
    self.cloudKitDatabase = cloudKitDatabase
    self.url = url
  }

  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// Where a container keeps models.
///
/// Differs from Apple's: `ModelConfiguration` is the only one; apps can't have stores of their own.
public protocol DataStoreConfiguration: Hashable, Identifiable, Sendable {
  var name: String { get }
  var schema: Schema? { get set }
}

extension ModelConfiguration: Hashable, Identifiable, CustomDebugStringConvertible {
  public var id: URL { url }

  public static func == (left: ModelConfiguration, right: ModelConfiguration) -> Bool {
    left.name == right.name && left.url == right.url && left.schema == right.schema
      && left.allowsSave == right.allowsSave
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }

  public var debugDescription: String {
    "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "in memory" : url.path))"
  }
}

extension ModelConfiguration {
  /// The folder that apps of one group share.
  public struct GroupContainer: Hashable, Sendable {
    public let identifier: String?
    private let kind: String

    public static let automatic = GroupContainer(identifier: nil, kind: "automatic")
    public static let none = GroupContainer(identifier: nil, kind: "none")

    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(identifier: groupName, kind: "identifier")
    }
  }

  /// The name that the group of apps was given.
  ///
  /// Differs from Apple's: nil where it is chosen by itself, as the app's entitlements are not read.
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }

  /// The name that the database was given.
  ///
  /// Differs from Apple's: nil where it is chosen by itself, as the app's entitlements are not read.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier }

  /// The database to which models are copied.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let kind: String
    fileprivate let identifier: String?

    public static let automatic = CloudKitDatabase(kind: "automatic", identifier: nil)
    public static let none = CloudKitDatabase(kind: "none", identifier: nil)

    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(kind: "private", identifier: privateDBName)
    }
  }
}
