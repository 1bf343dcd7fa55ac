import Foundation
import UIKit
import UserNotifications

/// Begins a call.
open class INStartCallIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  public convenience init(
    callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?,
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    self.init()
    take([
      "callRecordFilter": callRecordFilter, "callRecordToCallBack": callRecordToCallBack,
      "audioRoute": audioRoute, "destinationType": destinationType, "contacts": contacts,
      "callCapability": callCapability,
    ])
  }

  public convenience init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?,
    callCapability: INCallCapability
  ) {
    self.init()
    take([
      "audioRoute": audioRoute, "destinationType": destinationType, "contacts": contacts,
      "callCapability": callCapability,
    ])
  }

  open var callRecordFilter: INCallRecordFilter? { value("callRecordFilter") }
  open var callRecordToCallBack: INCallRecord? { value("callRecordToCallBack") }
  open var audioRoute: INCallAudioRoute { value("audioRoute") ?? .unknown }
  open var destinationType: INCallDestinationType { value("destinationType") ?? .unknown }
  open var contacts: [INPerson]? { value("contacts") }
  open var callCapability: INCallCapability { value("callCapability") ?? .unknown }
}

public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case userConfirmationRequired = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCallingServiceNotAvailable = 6
  case failureContactNotSupportedByApp = 7
  case failureAirplaneModeEnabled = 8
  case failureUnableToHandOff = 9
  case failureAppConfigurationRequired = 10
  case failureCallInProgress = 11
  case failureCallRinging = 12
}

open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INStartCallIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus {
    switch code {
    case .unspecified: .unspecified
    case .ready: .ready
    case .continueInApp: .deferredToApplication
    case .userConfirmationRequired: .userConfirmationRequired
    default: .failure
    }
  }
}

/// Does what an `INStartCallIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INStartCallIntentHandling: NSObjectProtocol {
  func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  )
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  )
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  )
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult
  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  )
  func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  )
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  )
  func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
  public func handle(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    let handler: any INStartCallIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    Handling.isMissing("INStartCallIntentHandling")
    return INStartCallIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    let handler: any INStartCallIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  ) {
    let handler: any INStartCallIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveCallRecordToCallBack(for: intent) }
  }
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult {
    .notRequired()
  }
  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    let handler: any INStartCallIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveDestinationType(for: intent) }
  }
  public func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult {
    .notRequired()
  }
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    let handler: any INStartCallIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveContacts(for: intent) }
  }
  public func resolveContacts(
    for intent: INStartCallIntent
  ) async -> [INStartCallContactResolutionResult] {
    [.notRequired()]
  }
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    let handler: any INStartCallIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveCallCapability(for: intent) }
  }
  public func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult {
    .notRequired()
  }
}
