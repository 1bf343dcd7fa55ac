import Device
import Foundation
import FoundationAdditions
import Testing
import UIKit

@testable import IntentsPlaces

/// What apps give to the system to learn from, and take back.
@Suite struct INInteractionTests {
  private func interaction(_ identifier: String, group: String? = nil) -> INInteraction {
    let interaction = INInteraction(
      intent: INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "Run")),
      response: nil)
    interaction.identifier = identifier
    interaction.groupIdentifier = group
    return interaction
  }

  private func known(_ prefix: String) -> [String] {
    INInteraction.donations.all.map(\.identifier).filter { $0.hasPrefix(prefix) }
  }

  @Test func whatWasGivenCanBeDeleted() async throws {
    try await interaction("a1", group: "a").donate()
    try await interaction("a2", group: "a").donate()
    try await interaction("a3").donate()
    try await interaction("a3").donate()
    #expect(known("a") == ["a1", "a2", "a3"])
    try await INInteraction.delete(with: "a")
    #expect(known("a") == ["a3"])
    try await INInteraction.delete(with: ["a3", "no such"])
    #expect(known("a") == [])
  }

  @Test func theAppIsToldLater() async {
    let error: (any Error)? = await withCheckedContinuation { continuation in
      interaction("b1").donate { continuation.resume(returning: $0) }
    }
    #expect(error == nil)
    await withCheckedContinuation { continuation in
      INInteraction.delete(with: ["b1"]) { _ in continuation.resume() }
    }
    #expect(known("b") == [])
  }

  @Test func theResponseSaysHowFarItHasCome() {
    func status(_ response: INIntentResponse?) -> INIntentHandlingStatus {
      INInteraction(intent: INSendMessageIntent(), response: response).intentHandlingStatus
    }
    #expect(status(nil) == .unspecified)
    #expect(status(INSendMessageIntentResponse(code: .success, userActivity: nil)) == .success)
    #expect(
      status(INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
        == .failure)
    #expect(
      status(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
        == .deferredToApplication)
    let activity = NSUserActivity(activityType: "workout")
    let response = INStartWorkoutIntentResponse(code: .handleInApp, userActivity: activity)
    #expect(response.userActivity === activity && response.code == .handleInApp)
    #expect(status(response) == .deferredToApplication)
  }

  @Test func identifiersAreUnique() {
    let intent = INSendMessageIntent()
    let first = INInteraction(intent: intent, response: nil)
    #expect(first.identifier != INInteraction(intent: intent, response: nil).identifier)
    #expect(first.intent === intent && first.direction == .unspecified)
    #expect(first.groupIdentifier == nil && first.dateInterval == nil)
  }

  @Test func valuesAreFoundByTheirNames() throws {
    let ada = INPerson(
      personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil,
      displayName: "Ada", image: nil, contactIdentifier: nil, customIdentifier: nil)
    let given = INInteraction(
      intent: INSendMessageIntent(
        recipients: [ada], outgoingMessageType: .unknown, content: "Hi", speakableGroupName: nil,
        conversationIdentifier: nil, serviceName: nil, sender: ada, attachments: nil),
      response: INSendMessageIntentResponse(code: .success, userActivity: nil))
    func value(_ path: String, of type: AnyClass = INSendMessageIntent.self) -> Any? {
      given.parameterValue(for: INParameter(for: type, keyPath: path))
    }
    #expect(value("content") as? String == "Hi")
    #expect(value("sender.personHandle.value") as? String == "1")
    #expect(value("sender.nothing") == nil && value("content", of: INMessage.self) == nil)
    #expect(value("code", of: INSendMessageIntentResponse.self) as? Int == 3)
    let first = INParameter(for: INSendMessageIntent.self, keyPath: "recipients.displayName")
    first.setIndex(0, forSubKeyPath: "recipients")
    #expect(given.parameterValue(for: first) as? String == "Ada")
    first.setIndex(1, forSubKeyPath: "recipients")
    #expect(given.parameterValue(for: first) == nil)
    #expect(first.index(forSubKeyPath: "sender") == NSNotFound)
    let same = INParameter(for: INSendMessageIntent.self, keyPath: "recipients.displayName")
    #expect(same != first && Set([same, first, same]).count == 2)
  }

  @Test func anArchiveHasTheIntent() throws {
    let first = interaction("c1", group: "c")
    first.direction = .incoming
    first.dateInterval = DateInterval(start: Date(timeIntervalSinceReferenceDate: 1), duration: 2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: first, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: INInteraction.self, from: data))
    #expect(again.intent == first.intent && again.identifier == "c1")
    #expect(again.groupIdentifier == "c" && again.direction == .incoming)
    #expect(again.dateInterval == first.dateInterval)
  }

  @Test func whatWasGivenIsThereAtTheNextLaunch() throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let given = interaction("d1", group: "d")
    given.intent.suggestedInvocationPhrase = "Run"
    Donations(ServiceRecords("Interactions", home: home)).add(given)
    StoredSettings.flush()
    let again = try #require(Donations(ServiceRecords("Interactions", home: home)).all.first)
    #expect(again.intent == "INStartWorkoutIntent" && again.phrase == "Run")
    #expect(again.identifier == "d1" && again.groupIdentifier == "d")
  }
}
