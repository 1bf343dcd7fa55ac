import Foundation

/// A part of what a device offers.
open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID

  init(uuid: CBUUID) {
    self.uuid = uuid
    super.init()
  }
}

/// What a device offers.
open class CBService: CBAttribute, @unchecked Sendable {
  /// Nil: no device is ever found.
  open var peripheral: CBPeripheral? { nil }
  public let isPrimary: Bool
  open var includedServices: [CBService]? { nil }
  open var characteristics: [CBCharacteristic]? { nil }

  init(uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid: uuid)
  }
}

/// A service that the app offers to other devices.
open class CBMutableService: CBService, @unchecked Sendable {
  private var included: [CBService]?
  private var values: [CBCharacteristic]?

  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID, isPrimary: isPrimary)
  }

  /// Differs from Apple's: kept, and read by nobody here; no other device is ever there.
  open override var includedServices: [CBService]? {
    get { included }
    set { included = newValue }
  }

  /// Differs from Apple's: kept, and read by nobody here; no other device is ever there.
  open override var characteristics: [CBCharacteristic]? {
    get { values }
    set { values = newValue }
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let broadcast = Self(rawValue: 0x01)
  public static let read = Self(rawValue: 0x02)
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  public static let write = Self(rawValue: 0x08)
  public static let notify = Self(rawValue: 0x10)
  public static let indicate = Self(rawValue: 0x20)
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  public static let extendedProperties = Self(rawValue: 0x80)
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}

public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let readable = Self(rawValue: 0x01)
  public static let writeable = Self(rawValue: 0x02)
  public static let readEncryptionRequired = Self(rawValue: 0x04)
  public static let writeEncryptionRequired = Self(rawValue: 0x08)
}

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// Nil: the value is of no service of another device, of which none is ever found.
  open var service: CBService? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var descriptors: [CBDescriptor]? { nil }
  open var isNotifying: Bool { false }
}

/// A value that the app offers to other devices.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  private var content: Data?
  private var parts: [CBDescriptor]?
  private var abilities: CBCharacteristicProperties
  /// Differs from Apple's: kept, and read by nobody here; no other device is ever there.
  open var permissions: CBAttributePermissions

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    content = value
    abilities = properties
    self.permissions = permissions
    super.init(uuid: UUID)
  }

  /// Differs from Apple's: kept, and read by nobody here; no other device is ever there.
  open override var value: Data? {
    get { content }
    set { content = newValue }
  }

  /// Differs from Apple's: kept, and read by nobody here; no other device is ever there.
  open override var properties: CBCharacteristicProperties {
    get { abilities }
    set { abilities = newValue }
  }

  /// Differs from Apple's: kept, and read by nobody here; no other device is ever there.
  open override var descriptors: [CBDescriptor]? {
    get { parts }
    set { parts = newValue }
  }

  /// Nil: no other device is ever there.
  open var subscribedCentrals: [CBCentral]? { nil }
}

/// What is said of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// Nil: no other device is ever found.
  open var characteristic: CBCharacteristic? { nil }
  open var value: Any? { nil }
}

/// What the app says of a value that it offers.
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  private let content: Any?

  public init(type UUID: CBUUID, value: Any?) {
    content = value
    super.init(uuid: UUID)
  }

  open override var value: Any? { content }
}
