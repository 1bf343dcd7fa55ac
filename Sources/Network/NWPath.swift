// Network: whether the device is connected. May import Foundation only.

/// A way by which a device is connected.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
  public let index: Int
}

/// How the device is connected.
public struct NWPath: Equatable, Sendable {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]

  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// Through the device's Wi-Fi.
  static let wifi = NWPath(
    status: .satisfied, availableInterfaces: [NWInterface(name: "en0", type: .wifi, index: 1)])
  static let none = NWPath(status: .unsatisfied, availableInterfaces: [])
}
