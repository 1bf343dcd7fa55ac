import Combine
import Foundation
import FoundationAdditions

/// An object of a model, which is in no store: it keeps the values that it is given.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  /// The context into which the object was to be inserted.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var values: [String: Any]

  /// Differs from Apple's: fails if there is a context, as there is no store for it.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    managedObjectContext = context
    values = entity.attributesByName.compactMapValues(\.defaultValue)
    super.init()
    if context != nil { NoStore.fail("NSManagedObject.init(entity:insertInto:)") }
  }

  /// Differs from Apple's: fails, as there is no store.
  public required convenience init(context moc: NSManagedObjectContext) {
    let name = String(describing: Self.self)
    let known = moc.model?.entities.first {
      $0.managedObjectClassName?.split(separator: ".").last.map(String.init) == name
    }
    self.init(entity: known ?? Self.entity(), insertInto: nil)
    managedObjectContext = moc
    NoStore.fail("NSManagedObject.init(context:)")
  }

  /// Differs from Apple's: a description of its own, named as the class; models are not looked through.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(
      named: String(describing: self), className: NSStringFromClass(self))
  }

  /// A class that has a request of its own result type has this one too, where that type is asked for.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  /// True on Apple's too, and nothing is watched here.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: State

  /// False: nothing is inserted.
  open var isInserted: Bool { false }
  /// False: nothing is saved that could differ.
  open var isUpdated: Bool { false }
  /// False: nothing is deleted.
  open var isDeleted: Bool { false }
  /// False: nothing would be saved.
  open var hasChanges: Bool { false }
  /// False: nothing would be saved.
  open var hasPersistentChangedValues: Bool { false }
  /// False: all values are in the object.
  open var isFault: Bool { false }
  /// 0: all values are in the object.
  open var faultingState: Int { 0 }

  /// False: all objects are there.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    let value = values[key]
    let objects = (value as? NSOrderedSet)?.array ?? (value as? NSSet)?.allObjects
    return (objects ?? [value as Any]).compactMap { ($0 as? NSManagedObject)?.objectID }
  }

  /// Empty: nothing would be saved.
  open func changedValues() -> [String: Any] { [:] }
  /// Empty: nothing would be saved.
  open func changedValuesForCurrentEvent() -> [String: Any] { [:] }
  /// Empty: nothing has been saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }

  // MARK: Life

  /// Differs from Apple's: called by nobody; nothing is fetched.
  open func awakeFromFetch() {}
  /// Differs from Apple's: called by nobody; nothing is inserted.
  open func awakeFromInsert() {}
  /// Differs from Apple's: called by nobody; nothing is undone.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Differs from Apple's: called by nobody; nothing is deleted.
  open func prepareForDeletion() {}
  /// Differs from Apple's: called by nobody; nothing is saved.
  open func willSave() {}
  /// Differs from Apple's: called by nobody; nothing is saved.
  open func didSave() {}
  /// Differs from Apple's: called by nobody; nothing is fetched again.
  open func willTurnIntoFault() {}
  /// Differs from Apple's: called by nobody; nothing is fetched again.
  open func didTurnIntoFault() {}

  /// Differs from Apple's: called by nobody; nothing is saved.
  open func validateForInsert() throws {}
  /// Differs from Apple's: called by nobody; nothing is saved.
  open func validateForUpdate() throws {}
  /// Differs from Apple's: called by nobody; nothing is saved.
  open func validateForDelete() throws {}

  // MARK: Values

  open func value(forKey key: String) -> Any? {
    values[key] ?? KeyValueCoding.value(forKey: key, of: self) ?? nil
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard KeyValueCoding.set(value, forKey: key, of: self) != .done else { return }
    willChangeValue(forKey: key)
    values[key] = value
    didChangeValue(forKey: key)
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  open func willChangeValue(forKey key: String) {
    objectWillChange.send()
    (self as NSObject).willChangeValue(forKey: key)
  }

  open func didChangeValue(forKey key: String) {
    (self as NSObject).didChangeValue(forKey: key)
  }
}

/// Why an object's values changed back.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = Self(rawValue: 1 << 1)
  public static let undoDeletion = Self(rawValue: 1 << 2)
  public static let undoUpdate = Self(rawValue: 1 << 3)
  public static let rollback = Self(rawValue: 1 << 4)
  public static let refresh = Self(rawValue: 1 << 5)
  public static let mergePolicy = Self(rawValue: 1 << 6)
}
