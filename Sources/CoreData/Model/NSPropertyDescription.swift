import Foundation

/// A property of an entity's objects.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved.
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is searched.
  open var isIndexedBySpotlight = false
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var versionHashModifier: String?
  /// Differs from Apple's: kept, and read by nobody here; nothing is migrated.
  open var renamingIdentifier: String?
  private(set) var predicates: [NSPredicate] = []
  private(set) var warnings: [Any] = []
  weak var owner: NSEntityDescription?

  public override required init() { super.init() }

  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }

  open var validationPredicates: [NSPredicate] { predicates }
  open var validationWarnings: [Any] { warnings }

  /// Differs from Apple's: kept, and nothing is checked, as nothing is saved.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    predicates = validationPredicates ?? []
    warnings = validationWarnings ?? []
  }

  // MARK: Copies

  var duplicate: NSPropertyDescription {
    let copy = Self()
    take(over: copy)
    return copy
  }

  func take(over copy: NSPropertyDescription) {
    copy.name = name
    copy.isOptional = isOptional
    copy.isTransient = isTransient
    copy.userInfo = userInfo
    copy.isIndexedBySpotlight = isIndexedBySpotlight
    copy.versionHashModifier = versionHashModifier
    copy.renamingIdentifier = renamingIdentifier
    copy.predicates = predicates
    copy.warnings = warnings
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate }
}

/// A value that a fetch works out.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  @available(*, deprecated, message: "Foundation for Linux calls expressions deprecated.")
  open var expression: NSExpression?
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType

  /// The same as `expressionResultType`.
  ///
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(expressionResultType) }
    set { expressionResultType = newValue.attributeType }
  }
}

/// Objects that a request finds for each object.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
