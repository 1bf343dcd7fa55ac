import Device
import Foundation
import Synchronization
import Testing
import WatchConnectivity

/// A phone without a watch.
@Suite(.serialized)
struct WCSessionTests {
  private final class Listener: NSObject, WCSessionDelegate, Sendable {
    let states = Mutex<[WCSessionActivationState]>([])
    let errors = Mutex<[WCError.Code?]>([])

    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
      error: (any Error)?
    ) { states.withLock { $0.append(activationState) } }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func session(
      _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
      error: (any Error)?
    ) { errors.withLock { $0.append((error as? WCError)?.code) } }
    func session(
      _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) { errors.withLock { $0.append((error as? WCError)?.code) } }
  }

  /// What sending a message ends with; the delegate has been told all that came before.
  private func send(_ message: [String: Any]) async -> (any Error)? {
    await withCheckedContinuation { continuation in
      WCSession.default.sendMessage(message, replyHandler: nil) {
        continuation.resume(returning: $0)
      }
    }
  }

  private func activated() async -> Listener {
    let listener = Listener()
    WCSession.default.delegate = listener
    WCSession.default.activate()
    _ = await send([:])
    return listener
  }

  @MainActor
  @Test func aSessionWithoutADelegateSaysSoAtOnce() {
    var issues: [String] = []
    let previous = (RuntimeIssue.handler, WCSession.default.delegate)
    RuntimeIssue.handler = { issues.append($0) }
    WCSession.default.delegate = nil
    defer { (RuntimeIssue.handler, WCSession.default.delegate) = previous }
    WCSession.default.activate()
    #expect(issues == ["WCSession is missing its delegate"])
  }

  @Test func aPhoneHasASessionButNoWatch() async {
    let listener = await activated()
    #expect(WCSession.isSupported())
    #expect(WCSession.default === WCSession.default)
    #expect(listener.states.withLock { $0 } == [.activated])
    #expect(WCSession.default.activationState == .activated)
    #expect(!WCSession.default.isPaired)
    #expect(!WCSession.default.isWatchAppInstalled)
    #expect(!WCSession.default.isReachable)
  }

  @Test func aMessageReachesNobody() async {
    let listener = await activated()
    let error = await send(["a": 1]) as? WCError
    #expect(error?.code == .notReachable)
    #expect((error.map { $0 as NSError })?.domain == "WCErrorDomain")
    #expect((error.map { $0 as NSError })?.code == 7007)
    withExtendedLifetime(listener) {}
  }

  @Test func onlyValuesOfPropertyListsCanBeSent() async {
    let listener = await activated()
    let error = await send(["a": listener]) as? WCError
    #expect(error?.code == .payloadUnsupportedTypes)
  }

  @Test func aContextCanNotBeUpdated() async {
    let listener = await activated()
    #expect(throws: WCError(.deviceNotPaired)) {
      try WCSession.default.updateApplicationContext(["a": 1])
    }
    #expect(WCSession.default.applicationContext.isEmpty)
    withExtendedLifetime(listener) {}
  }

  @Test func transfersFailAndTheDelegateHearsOfIt() async {
    let listener = await activated()
    let transfer = WCSession.default.transferUserInfo(["a": "b"])
    let file = WCSession.default.transferFile(URL(fileURLWithPath: "/a"), metadata: nil)
    _ = await send([:])
    #expect(transfer.userInfo["a"] as? String == "b")
    #expect(file.file.fileURL.path == "/a")
    #expect(listener.errors.withLock { $0 } == [.deviceNotPaired, .deviceNotPaired])
    #expect(WCSession.default.outstandingUserInfoTransfers.isEmpty)
  }

  @Test func withoutADelegateNothingIsSent() async {
    WCSession.default.delegate = nil
    let error = await send([:]) as? WCError
    #expect(error?.code == .sessionMissingDelegate)
  }
}
