import Foundation
import UIKit

/// A shortcut in a file.
struct ShortcutRecord: Codable {
  private struct Activity: Codable {
    var type: String
    var title: String?
    /// As a property list; nil where something in it cannot stand in one.
    var userInfo: Data?
    var address: URL?
    var identifier: String?
    var phrase: String?
  }

  var identifier: UUID
  var phrase: String
  private var activity: Activity?
  /// As an archive.
  private var intent: Data?

  init(_ voice: INVoiceShortcut) {
    identifier = voice.identifier
    phrase = voice.invocationPhrase
    switch voice.shortcut {
    case .intent(let intent):
      self.intent = try? NSKeyedArchiver.archivedData(
        withRootObject: intent, requiringSecureCoding: true)
    case .userActivity(let activity):
      let info = Dictionary(
        (activity.userInfo ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) }
        },
        uniquingKeysWith: { $1 })
      self.activity = Activity(
        type: activity.activityType, title: activity.title,
        userInfo: activity.userInfo == nil
          ? nil
          : try? PropertyListSerialization.data(
            fromPropertyList: info, format: .binary, options: 0),
        address: activity.webpageURL, identifier: activity.persistentIdentifier,
        phrase: activity.suggestedInvocationPhrase)
    }
  }

  /// Nil for an intent of a class that is no longer there.
  var shortcut: INShortcut? {
    if let intent {
      let object = try? NSKeyedUnarchiver.unarchivedObject(ofClass: INIntent.self, from: intent)
      return object.flatMap(INShortcut.init(intent:))
    }
    guard let activity else { return nil }
    let made = NSUserActivity(activityType: activity.type)
    made.title = activity.title
    made.webpageURL = activity.address
    made.persistentIdentifier = activity.identifier
    made.suggestedInvocationPhrase = activity.phrase
    let info = activity.userInfo.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    made.userInfo = info as? [String: Any]
    return INShortcut(userActivity: made)
  }
}
