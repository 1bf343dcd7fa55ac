import Dispatch
import Foundation

/// Where Core Foundation would take memory from; there is only one such place.
public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil

/// - Parameters:
///   - allocator: Of no account.
///   - nodename: A host's name.
/// - Returns: Nil for an empty name.
///
/// Differs from Apple's: `allocator` is of no account.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  nodename.pointee == 0 ? nil : SCNetworkReachability()
}

/// Differs from Apple's: `allocator` and `address` are of no account, since every address can be reached.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Tells that the target can be reached, not through the telephone's network.
///
/// Differs from Apple's: it is the same for every `target`.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

/// Says what is to be called when there is a queue to call it on.
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Calls the callback on the queue, once; nil for no more calls, of which there would be none.
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  queue?.async { target.tell() }
  return true
}

extension sockaddr_in {
  /// In bytes: what Darwin keeps beside an address.
  ///
  /// Differs from Apple's: setting it does nothing; Linux is told with each call.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
