import Foundation

/// Hears whether headphones are there that tell how they move.
///
/// Differs from Apple's: none of its functions is called; no headphones are ever there.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

/// Tells how headphones move; none are ever there.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Differs from Apple's: kept, and told of nothing; no headphones are ever there.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Differs from Apple's: nothing begins; no headphones are there.
  open func startDeviceMotionUpdates() {}
  /// Nothing begins.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopDeviceMotionUpdates() {}
}
