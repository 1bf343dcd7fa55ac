import Foundation
import UIKit

/// Tells that the user has begun or ended a Focus.
///
/// Differs from Apple's: the system never sends it; no Focus is ever on.
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  public convenience init(focusStatus: INFocusStatus?) {
    self.init()
    take(["focusStatus": focusStatus])
  }

  open var focusStatus: INFocusStatus? { value("focusStatus") }
}

public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INShareFocusStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(
    code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.init()
    take(code, userActivity)
  }

  open var code: INShareFocusStatusIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus {
    switch code {
    case .unspecified: .unspecified
    case .ready: .ready
    case .inProgress: .inProgress
    case .success: .success
    default: .failure
    }
  }
}

/// Does what an `INShareFocusStatusIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  func handle(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  )
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
  func confirm(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  )
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse
}

extension INShareFocusStatusIntentHandling {
  public func handle(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  ) {
    let handler: any INShareFocusStatusIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    Handling.isMissing("INShareFocusStatusIntentHandling")
    return INShareFocusStatusIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INShareFocusStatusIntent,
    completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void
  ) {
    let handler: any INShareFocusStatusIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    INShareFocusStatusIntentResponse(code: .ready, userActivity: nil)
  }
}
