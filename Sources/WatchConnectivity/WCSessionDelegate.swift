import Foundation

/// Hears of the watch, on a queue of the session's own.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Differs from Apple's: never called; no watch is paired.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Differs from Apple's: never called; no watch is paired.
  func sessionDidDeactivate(_ session: WCSession)

  /// Differs from Apple's: never called; no watch is paired.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Differs from Apple's: never called; no watch is paired.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Differs from Apple's: never called; no watch is paired.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Differs from Apple's: never called; no watch is paired.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Differs from Apple's: never called; no watch is paired.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Differs from Apple's: never called; no watch is paired.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  /// Differs from Apple's: never called; no watch is paired.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  /// Differs from Apple's: never called; no watch is paired.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  /// Differs from Apple's: never called; no watch is paired.
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
