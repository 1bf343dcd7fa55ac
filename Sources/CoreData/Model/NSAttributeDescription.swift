import Foundation

/// A value of an entity's objects.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// Differs from Apple's: kept, and read by nobody here; objects have what is set.
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved that would be transformed.
  open var valueTransformerName: String?
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved.
  open var allowsExternalBinaryDataStorage = false
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved.
  open var preservesValueInHistoryOnDeletion = false
  /// Differs from Apple's: kept, and read by nobody here; nothing goes to iCloud.
  open var allowsCloudEncryption = false

  public required init() { super.init() }

  /// The same as `attributeType`.
  open var type: AttributeType {
    get { AttributeType(attributeType) }
    set { attributeType = newValue.attributeType }
  }

  override func take(over copy: NSPropertyDescription) {
    super.take(over: copy)
    guard let copy = copy as? NSAttributeDescription else { return }
    copy.attributeType = attributeType
    copy.attributeValueClassName = attributeValueClassName
    copy.defaultValue = defaultValue
    copy.valueTransformerName = valueTransformerName
    copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
    copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
    copy.allowsCloudEncryption = allowsCloudEncryption
  }
}

/// A value that the store works out of others.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved.
  @available(*, deprecated, message: "Foundation for Linux calls expressions deprecated.")
  open var derivationExpression: NSExpression?
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

extension NSAttributeDescription {
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ type: NSAttributeType) { rawValue = type.rawValue }

    var attributeType: NSAttributeType {
      NSAttributeType(rawValue: rawValue) ?? .undefinedAttributeType
    }

    public static let undefined = Self(.undefinedAttributeType)
    public static let integer16 = Self(.integer16AttributeType)
    public static let integer32 = Self(.integer32AttributeType)
    public static let integer64 = Self(.integer64AttributeType)
    public static let decimal = Self(.decimalAttributeType)
    public static let double = Self(.doubleAttributeType)
    public static let float = Self(.floatAttributeType)
    public static let string = Self(.stringAttributeType)
    public static let boolean = Self(.booleanAttributeType)
    public static let date = Self(.dateAttributeType)
    public static let binaryData = Self(.binaryDataAttributeType)
    public static let uuid = Self(.UUIDAttributeType)
    public static let uri = Self(.URIAttributeType)
    public static let transformable = Self(.transformableAttributeType)
    public static let objectID = Self(.objectIDAttributeType)
    public static let composite = Self(.compositeAttributeType)
  }
}
