// WatchConnectivity: talking to the app's part on a watch. May import Device and Foundation.

import Device
import Foundation

/// The way to the app's part on a watch.
///
/// Differs from Apple's: no watch is ever paired, so that nothing reaches one: what is sent fails.
public final class WCSession: NSObject, @unchecked Sendable {
  private static let shared = WCSession()

  public class var `default`: WCSession { shared }

  /// Differs from Apple's: true on an iPad too.
  public class func isSupported() -> Bool { true }

  /// The delegate is told on it, one call after the other.
  private let queue = DispatchQueue(label: "com.apple.watchconnectivity.session")
  /// Protects what follows.
  private let lock = NSLock()
  private weak var listener: (any WCSessionDelegate)?
  private var state = WCSessionActivationState.notActivated

  override init() { super.init() }

  public weak var delegate: (any WCSessionDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  // MARK: State

  public var activationState: WCSessionActivationState { lock.withLock { state } }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var isReachable: Bool { false }
  public var hasContentPending: Bool { false }
  /// Nil, as no watch is paired.
  public var watchDirectoryURL: URL? { nil }

  /// Tells the delegate that the session is active; without a delegate nothing happens but a line in the console.
  public func activate() {
    guard delegate != nil else {
      RuntimeIssue.reportFromAnyThread("WCSession is missing its delegate")
      return
    }
    queue.async { [self] in
      lock.withLock { state = .activated }
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }

  /// What stands in the way of sending something; nil for nothing but that there is no watch.
  private func obstacle(to payload: [String: Any]) -> WCError.Code? {
    if delegate == nil { return .sessionMissingDelegate }
    if activationState != .activated { return .sessionNotActivated }
    if !PropertyListSerialization.propertyList(payload, isValidFor: .binary) {
      return .payloadUnsupportedTypes
    }
    return nil
  }

  // MARK: Messages

  /// Fails with `WCError.notReachable`, or with what is wrong with the session or the message.
  ///
  /// Differs from Apple's: there is nobody who could call the `replyHandler`.
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail(obstacle(to: message) ?? .notReachable, errorHandler)
  }

  /// Fails with `WCError.notReachable`, or with what is wrong with the session.
  ///
  /// Differs from Apple's: the `data` reach nobody who could call the `replyHandler`.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail(obstacle(to: [:]) ?? .notReachable, errorHandler)
  }

  private func fail(_ code: WCError.Code, _ handler: ((any Error) -> Void)?) {
    nonisolated(unsafe) let handler = handler
    queue.async { handler?(WCError(code)) }
  }

  // MARK: Contexts

  /// The last one that could be sent: empty.
  public var applicationContext: [String: Any] { [:] }
  /// The last one that has come from the watch: empty.
  public var receivedApplicationContext: [String: Any] { [:] }

  /// - Throws: `WCError.deviceNotPaired`, or what is wrong with the session or the context.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(obstacle(to: applicationContext) ?? .deviceNotPaired)
  }

  // MARK: Transfers

  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Fails with `WCError.deviceNotPaired`, which the delegate is told.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(WCSessionUserInfoTransfer(userInfo, isForComplication: false))
  }

  /// Fails with `WCError.deviceNotPaired`, which the delegate is told.
  @discardableResult
  public func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    transfer(WCSessionUserInfoTransfer(userInfo, isForComplication: true))
  }

  private func transfer(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
    let error = WCError(obstacle(to: transfer.userInfo) ?? .deviceNotPaired)
    queue.async { [self] in delegate?.session(self, didFinish: transfer, error: error) }
    return transfer
  }

  /// Fails with `WCError.deviceNotPaired`, which the delegate is told.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata: metadata))
    let error = WCError(obstacle(to: metadata ?? [:]) ?? .deviceNotPaired)
    queue.async { [self] in delegate?.session(self, didFinish: transfer, error: error) }
    return transfer
  }
}
