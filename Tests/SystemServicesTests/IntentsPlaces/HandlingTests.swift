import Foundation
import FoundationAdditions
import Testing
import UIKit
import UserNotifications

@testable import IntentsPlaces

/// Extensions as Xcode's template begins them, and handlers written asynchronously.
@Suite struct HandlingTests {
  private final class Handler: INExtension, INSendMessageIntentHandling {
    override func handler(for intent: INIntent) -> Any { self }

    func resolveRecipients(
      for intent: INSendMessageIntent,
      with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
      guard let recipients = intent.recipients, !recipients.isEmpty else {
        return completion([INSendMessageRecipientResolutionResult.needsValue()])
      }
      completion(recipients.map { .success(with: $0) })
    }

    func resolveContent(
      for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) {
      if let text = intent.content, !text.isEmpty {
        completion(INStringResolutionResult.success(with: text))
      } else {
        completion(INStringResolutionResult.needsValue())
      }
    }

    func handle(
      intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
    ) {
      let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
      completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
    }
  }

  private final class Runner: NSObject, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
      INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }

    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
      .confirmationRequired(with: intent.goalValue)
    }
  }

  private let intent = INSendMessageIntent(
    recipients: [], outgoingMessageType: .unknown, content: "Hi", speakableGroupName: nil,
    conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)

  @Test func anExtensionGivesTheHandler() async throws {
    let handler = try #require(
      Handler().handler(for: intent) as? any INSendMessageIntentHandling)
    let answer = await withCheckedContinuation { continuation in
      handler.handle(intent: intent) { continuation.resume(returning: $0) }
    }
    #expect(answer.code == .success)
    #expect(answer.userActivity?.activityType.hasSuffix("INSendMessageIntent") == true)
    let words = await withCheckedContinuation { continuation in
      handler.resolveContent(for: intent) { continuation.resume(returning: $0) }
    }
    guard case .success(let text) = words.outcome else {
      Issue.record("The text is there: \(words)")
      return
    }
    #expect(text as? String == "Hi")
    let people = await withCheckedContinuation { continuation in
      handler.resolveRecipients(for: intent) { continuation.resume(returning: $0) }
    }
    guard case .needsValue? = people.first?.outcome else {
      Issue.record("Nobody was named: \(people)")
      return
    }
  }

  @Test func anAsynchronousHandlerIsAskedByCompletionToo() async {
    let handler: any INStartWorkoutIntentHandling = Runner()
    let workout = INStartWorkoutIntent(goalValue: 3)
    let answer = await withCheckedContinuation { continuation in
      handler.handle(intent: workout) { continuation.resume(returning: $0) }
    }
    #expect(answer.code == .handleInApp)
    let goal = await withCheckedContinuation { continuation in
      handler.resolveGoalValue(for: workout) { continuation.resume(returning: $0) }
    }
    guard case .confirmation(let value, nil) = goal.outcome else {
      Issue.record("The goal is asked for: \(goal)")
      return
    }
    #expect(value as? Double == 3)
  }

  @Test func whatAHandlerDoesNotSayIsNotRequired() async {
    let handler: any INStartWorkoutIntentHandling = Runner()
    let workout = INStartWorkoutIntent()
    #expect(await handler.confirm(intent: workout).code == .ready)
    guard case .notRequired = await handler.resolveIsOpenEnded(for: workout).outcome else {
      Issue.record("Nothing was said.")
      return
    }
  }

  @Test func aResultOfAnotherKindIsTakenOver() {
    let person = INPerson(
      personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil,
      displayName: "Ada", image: nil, contactIdentifier: nil, customIdentifier: nil)
    let general = INPersonResolutionResult.disambiguation(with: [person, person])
    let result = INSendMessageRecipientResolutionResult(personResolutionResult: general)
    guard case .disambiguation(let choices) = result.outcome else {
      Issue.record("There are two: \(result)")
      return
    }
    #expect(choices.count == 2)
    let wrong = INSendMessageRecipientResolutionResult.unsupported(forReason: .offline)
    guard case .unsupported(reason: 2) = wrong.outcome else {
      Issue.record("There is a reason: \(wrong)")
      return
    }
  }

  @Test func anIntentsClassHasApplesName() {
    #expect(NSStringFromClass(objectiveC: INSendMessageIntent.self) == "INSendMessageIntent")
  }

  @Test func aNotificationOfAMessageKeepsItsWords() throws {
    let content = UNMutableNotificationContent()
    content.title = "Ada"
    content.body = "Hi"
    let updated = try content.updating(from: intent)
    #expect(updated.title == "Ada" && updated.body == "Hi")
    #expect(!(updated is UNMutableNotificationContent))
  }
}
