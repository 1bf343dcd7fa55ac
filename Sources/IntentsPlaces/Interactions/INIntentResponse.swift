import Foundation
import UIKit

/// What an app has done about an intent.
open class INIntentResponse: _IntentValues, @unchecked Sendable {
  /// What the user goes on with in the app; not in archives.
  public final private(set) var userActivity: NSUserActivity?

  override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  final func take(_ code: any RawRepresentable, _ userActivity: NSUserActivity?) {
    set("code", code)
    self.userActivity = userActivity
  }

  /// What the code of the response says of its intent.
  var status: INIntentHandlingStatus { .unspecified }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = duplicate() else { return self }
    copy.userActivity = userActivity
    return copy
  }
}

/// How far an intent has come.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case deferredToApplication = 5
  case userConfirmationRequired = 6
}
