import Device
import Foundation
import FoundationAdditions
import Testing
import UIKit

@testable import IntentsPlaces

/// Shortcuts that users have added, and those that apps suggest.
@Suite struct INVoiceShortcutCenterTests {
  private var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.order")
    activity.title = "Order"
    activity.userInfo = ["soup": "tomato", "count": 2]
    activity.persistentIdentifier = "order"
    activity.suggestedInvocationPhrase = "Soup time"
    return activity
  }

  @Test func aShortcutIsAnIntentOrAnActivity() throws {
    let intent = INPauseWorkoutIntent(workoutName: nil)
    let first = try #require(INShortcut(intent: intent))
    #expect(first.intent === intent && first.userActivity == nil)
    let second = INShortcut(userActivity: activity)
    #expect(second.userActivity?.title == "Order" && second.intent == nil)
    #expect(first != second && first == .intent(INPauseWorkoutIntent(workoutName: nil)))
    switch second {
    case .userActivity(let activity): #expect(activity.suggestedInvocationPhrase == "Soup time")
    case .intent: Issue.record("An activity is no intent.")
    }
  }

  @Test func whatTheUserHasAddedIsThereAtTheNextLaunch() async throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("home-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    func center() -> INVoiceShortcutCenter {
      INVoiceShortcutCenter(records: ServiceRecords("VoiceShortcuts", home: home))
    }
    let workout = INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "Run"))
    let now = center()
    now.add(INVoiceShortcut(.userActivity(activity), phrase: "Soup"))
    now.add(INVoiceShortcut(.intent(workout), phrase: "Let me run"))
    StoredSettings.flush()
    let all = try await center().allVoiceShortcuts()
    #expect(all.map(\.invocationPhrase) == ["Soup", "Let me run"])
    let order = try #require(all.first?.shortcut.userActivity)
    #expect(order.activityType == "org.example.order" && order.title == "Order")
    #expect(order.userInfo?["soup"] as? String == "tomato")
    #expect(all.first?.shortcut.means(.userActivity(activity)) == true)
    #expect(all.last?.shortcut.intent == workout)
  }

  @Test func shortcutsAreFoundByTheirIdentifiers() async throws {
    let center = INVoiceShortcutCenter(records: ServiceRecords("VoiceShortcuts", home: nil))
    let soup = INVoiceShortcut(.userActivity(activity), phrase: "Soup")
    center.add(soup)
    #expect(try await center.voiceShortcut(with: soup.identifier) == soup)
    center.add(INVoiceShortcut(soup.shortcut, phrase: "Lunch", identifier: soup.identifier))
    #expect(try await center.allVoiceShortcuts().map(\.invocationPhrase) == ["Lunch"])
    center.remove(soup.identifier)
    await #expect(throws: INIntentError(.voiceShortcutGetFailed)) {
      try await center.voiceShortcut(with: soup.identifier)
    }
    let answer = await withCheckedContinuation { continuation in
      center.getVoiceShortcut(with: soup.identifier) { found, error in
        continuation.resume(returning: (found, error))
      }
    }
    #expect(answer.0 == nil && (answer.1 as NSError?)?.code == 7001)
    #expect((answer.1 as NSError?)?.domain == INIntentErrorDomain)
  }

  @Test func suggestionsTakeEachOthersPlace() async throws {
    let center = INVoiceShortcutCenter(records: ServiceRecords("VoiceShortcuts", home: nil))
    center.setShortcutSuggestions([.userActivity(activity), .userActivity(activity)])
    center.setShortcutSuggestions([.userActivity(activity)])
    #expect(center.suggestions.count == 1)
    #expect(try await center.allVoiceShortcuts().isEmpty)
  }

  @Test func relevantShortcutsAreKept() async throws {
    let relevant = INRelevantShortcut(shortcut: .userActivity(activity))
    relevant.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .morning)]
    try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
    #expect(INRelevantShortcutStore.default.shortcuts == [relevant])
    try await INRelevantShortcutStore.default.setRelevantShortcuts([])
    #expect(INRelevantShortcutStore.default.shortcuts == [])
  }

  @Test func suggestedMediaAreKept() {
    let manager = INUpcomingMediaManager.shared
    let play = INPlayMediaIntent(mediaItems: nil)
    manager.setSuggestedMediaIntents(NSOrderedSet(array: [play, NSString("no intent")]))
    manager.setPredictionMode(.onlyPredictSuggestedIntents, for: .tvShow)
    #expect(manager.suggested == [play])
    #expect(manager.predictionMode(for: .tvShow) == .onlyPredictSuggestedIntents)
    #expect(manager.predictionMode(for: .song) == .default)
  }

  @Test func wordsAreTaughtByTheirKinds() {
    let words = INVocabulary.shared()
    words.setVocabularyStrings(NSOrderedSet(array: ["Ada", "Grace"]), of: .contactName)
    words.setVocabulary(
      NSOrderedSet(array: [INSpeakableString(spokenPhrase: "Sprint")]), of: .workoutActivityName)
    #expect(words.strings(of: .contactName) == ["Ada", "Grace"])
    #expect(words.strings(of: .workoutActivityName) == ["Sprint"])
    words.removeAllVocabularyStrings()
    #expect(words.strings(of: .contactName) == [])
  }
}
