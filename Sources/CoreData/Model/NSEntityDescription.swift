import Foundation

/// What the objects of one kind have.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.owner = self } }
  }
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open private(set) weak var superentity: NSEntityDescription?
  weak var model: NSManagedObjectModel?
  open var userInfo: [AnyHashable: Any]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved that would have to be unique.
  open var uniquenessConstraints: [[Any]] = []
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var versionHashModifier: String?
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var renamingIdentifier: String?
  /// Differs from Apple's: kept, and read by nobody here; nothing is searched.
  open var indexes: [NSFetchIndexDescription] = []

  public override init() { super.init() }

  open var managedObjectModel: NSManagedObjectModel {
    model ?? NSManagedObjectModel()
  }

  /// Its own properties, and those of the entities above.
  private var allProperties: [NSPropertyDescription] {
    (superentity?.allProperties ?? []) + properties
  }

  open var propertiesByName: [String: NSPropertyDescription] { Self.byName(allProperties) }
  open var attributesByName: [String: NSAttributeDescription] {
    Self.byName(allProperties.compactMap { $0 as? NSAttributeDescription })
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Self.byName(allProperties.compactMap { $0 as? NSRelationshipDescription })
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(
      subentities.compactMap { entity in entity.name.map { ($0, entity) } },
      uniquingKeysWith: { first, _ in first })
  }

  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  private static func byName<Property: NSPropertyDescription>(
    _ properties: [Property]
  ) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  // MARK: Copies

  var duplicate: NSEntityDescription {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.properties = properties.map(\.duplicate)
    copy.subentities = subentities.map(\.duplicate)
    copy.userInfo = userInfo
    copy.uniquenessConstraints = uniquenessConstraints
    copy.versionHashModifier = versionHashModifier
    copy.renamingIdentifier = renamingIdentifier
    copy.indexes = indexes
    return copy
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate }
}

/// An index of a store; there is none.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  open var name: String
  /// Differs from Apple's: kept, and read by nobody here; nothing is searched.
  open var elements: [NSFetchIndexElementDescription]
  /// Differs from Apple's: kept, and read by nobody here; nothing is searched.
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}

/// A property by which an index orders.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  public let property: NSPropertyDescription?
  /// Differs from Apple's: kept, and read by nobody here; nothing is searched.
  open var collationType: NSFetchIndexElementType
  /// Differs from Apple's: kept, and read by nobody here; nothing is searched.
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
