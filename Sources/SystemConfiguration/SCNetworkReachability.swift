// SystemConfiguration: whether hosts can be reached. May import Foundation only.

import Foundation

/// Whether a host or an address can be reached.
///
/// Differs from Apple's: the device is in a Wi-Fi network that never goes, whatever the machine is connected to, so that
/// tests see the same everywhere: everything can be reached, and callbacks are called once.
public final class SCNetworkReachability: @unchecked Sendable {
  /// Protects what follows.
  private let lock = NSLock()
  private var callback: SCNetworkReachabilityCallBack?
  private var context: SCNetworkReachabilityContext?

  init() {}

  func set(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    lock.withLock {
      self.callback = callback
      self.context = context
    }
  }

  func tell() {
    lock.lock()
    let callback = callback
    let info = context?.info
    lock.unlock()
    if let callback { callback(self, .reachable, info) }
  }
}

/// How a host can be reached.
///
/// Differs from Apple's: `reachable` alone is ever told.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = Self(rawValue: 1 << 0)
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  /// Differs from Apple's: kept, and called by nobody here.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Differs from Apple's: kept, and called by nobody here.
  public var release: ((UnsafeRawPointer) -> Void)?

  public init() { self.init(version: 0, info: nil, retain: nil, release: nil) }

  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
  }
}
