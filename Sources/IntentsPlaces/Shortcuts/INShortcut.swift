import Foundation
import UIKit

/// Something of an app that the user can have done by a word or a tap.
public enum INShortcut: Hashable, @unchecked Sendable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }

  /// Whether both do the same, though their activities may be two objects.
  package func means(_ other: INShortcut) -> Bool {
    guard let mine = userActivity, let others = other.userActivity else { return self == other }
    return mine.activityType == others.activityType
      && mine.persistentIdentifier == others.persistentIdentifier
      && FoundationValue.areSame(mine.userInfo ?? [:], others.userInfo ?? [:])
  }

  /// What the app suggests to say for it.
  package var suggestedPhrase: String? {
    switch self {
    case .intent(let intent): intent.suggestedInvocationPhrase
    case .userActivity(let activity): activity.suggestedInvocationPhrase
    }
  }

  /// What it is called in a list: the title of the activity, or the name of the intent.
  package var title: String {
    switch self {
    case .intent(let intent):
      intent.suggestedInvocationPhrase ?? "\(type(of: intent))"
    case .userActivity(let activity): activity.title ?? activity.activityType
    }
  }
}
