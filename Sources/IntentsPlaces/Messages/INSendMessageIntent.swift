import Foundation
import UIKit
import UserNotifications

/// Sends a message, or tells of one that has come.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  public convenience init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?, attachments: [INSendMessageAttachment]?
  ) {
    self.init()
    take([
      "recipients": recipients, "outgoingMessageType": outgoingMessageType, "content": content,
      "speakableGroupName": speakableGroupName, "conversationIdentifier": conversationIdentifier,
      "serviceName": serviceName, "sender": sender, "attachments": attachments,
    ])
  }

  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?, serviceName: String?, sender: INPerson?
  ) {
    self.init()
    take([
      "recipients": recipients, "content": content, "speakableGroupName": speakableGroupName,
      "conversationIdentifier": conversationIdentifier, "serviceName": serviceName,
      "sender": sender,
    ])
  }

  open var recipients: [INPerson]? { value("recipients") }
  open var outgoingMessageType: INOutgoingMessageType { value("outgoingMessageType") ?? .unknown }
  open var content: String? { value("content") }
  open var speakableGroupName: INSpeakableString? { value("speakableGroupName") }
  open var conversationIdentifier: String? { value("conversationIdentifier") }
  open var serviceName: String? { value("serviceName") }
  open var sender: INPerson? { value("sender") }
  open var attachments: [INSendMessageAttachment]? { value("attachments") }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureMessageServiceNotAvailable = 6
  case failureRequiringInAppAuthentication = 7
}

open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INSendMessageIntentResponseCode { value("code") ?? .unspecified }

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

/// Does what an `INSendMessageIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  )
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  )
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  )
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult]
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  )
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult
  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  )
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
  public func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    let handler: any INSendMessageIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Handling.isMissing("INSendMessageIntentHandling")
    return INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    let handler: any INSendMessageIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    let handler: any INSendMessageIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveRecipients(for: intent) }
  }
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    [.notRequired()]
  }
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void
  ) {
    let handler: any INSendMessageIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveOutgoingMessageType(for: intent) }
  }
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult {
    .notRequired()
  }
  public func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    let handler: any INSendMessageIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveContent(for: intent) }
  }
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .notRequired()
  }
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler: any INSendMessageIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveSpeakableGroupName(for: intent) }
  }
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
}
