import Foundation
import UIKit

/// Marks messages, as read.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.init()
    take(["identifiers": identifiers, "attribute": attribute])
  }

  open var identifiers: [String]? { value("identifiers") }
  open var attribute: INMessageAttribute { value("attribute") ?? .unknown }
}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageNotFound = 6
  case failureMessageAttributeNotSet = 7
  case failureRequiringInAppAuthentication = 8
}

open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(
    code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.init()
    take(code, userActivity)
  }

  open var code: INSetMessageAttributeIntentResponseCode { value("code") ?? .unspecified }

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

/// Does what an `INSetMessageAttributeIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  )
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  )
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  )
  func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult
}

extension INSetMessageAttributeIntentHandling {
  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let handler: any INSetMessageAttributeIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(
    intent: INSetMessageAttributeIntent
  ) async -> INSetMessageAttributeIntentResponse {
    Handling.isMissing("INSetMessageAttributeIntentHandling")
    return INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
  ) {
    let handler: any INSetMessageAttributeIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(
    intent: INSetMessageAttributeIntent
  ) async -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent,
    with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void
  ) {
    let handler: any INSetMessageAttributeIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveAttribute(for: intent) }
  }
  public func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult {
    .notRequired()
  }
}
