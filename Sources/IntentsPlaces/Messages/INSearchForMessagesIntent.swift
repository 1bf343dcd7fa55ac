import Foundation
import UIKit

/// Looks for messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions, dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?
  ) {
    self.init()
    take([
      "recipients": recipients, "senders": senders, "searchTerms": searchTerms,
      "attributes": attributes, "dateTimeRange": dateTimeRange, "identifiers": identifiers,
      "notificationIdentifiers": notificationIdentifiers,
      "speakableGroupNames": speakableGroupNames,
      "conversationIdentifiers": conversationIdentifiers,
    ])
  }

  public convenience init(
    recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?,
    attributes: INMessageAttributeOptions, dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?, notificationIdentifiers: [String]?,
    speakableGroupNames: [INSpeakableString]?
  ) {
    self.init()
    take([
      "recipients": recipients, "senders": senders, "searchTerms": searchTerms,
      "attributes": attributes, "dateTimeRange": dateTimeRange, "identifiers": identifiers,
      "notificationIdentifiers": notificationIdentifiers,
      "speakableGroupNames": speakableGroupNames,
    ])
  }

  open var recipients: [INPerson]? { value("recipients") }
  open var senders: [INPerson]? { value("senders") }
  open var searchTerms: [String]? { value("searchTerms") }
  open var attributes: INMessageAttributeOptions { value("attributes") ?? [] }
  open var dateTimeRange: INDateComponentsRange? { value("dateTimeRange") }
  open var identifiers: [String]? { value("identifiers") }
  open var notificationIdentifiers: [String]? { value("notificationIdentifiers") }
  open var speakableGroupNames: [INSpeakableString]? { value("speakableGroupNames") }
  open var conversationIdentifiers: [String]? { value("conversationIdentifiers") }
}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  case failureMessageTooManyResults = 7
  case failureRequiringInAppAuthentication = 8
}

open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(
    code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?
  ) {
    self.init()
    take(code, userActivity)
  }

  open var code: INSearchForMessagesIntentResponseCode { value("code") ?? .unspecified }
  open var messages: [INMessage]? {
    get { value("messages") }
    set { set("messages", newValue) }
  }

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

/// Does what an `INSearchForMessagesIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  )
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  )
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  )
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  )
  func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  )
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  )
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
  public func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    Handling.isMissing("INSearchForMessagesIntentHandling")
    return INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(
    intent: INSearchForMessagesIntent
  ) async -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveRecipients(for: intent) }
  }
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] {
    [.notRequired()]
  }
  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveSenders(for: intent) }
  }
  public func resolveSenders(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] {
    [.notRequired()]
  }
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveAttributes(for: intent) }
  }
  public func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult {
    .notRequired()
  }
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveDateTimeRange(for: intent) }
  }
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult {
    .notRequired()
  }
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
  ) {
    let handler: any INSearchForMessagesIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveSpeakableGroupNames(for: intent) }
  }
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult] {
    [.notRequired()]
  }
}
