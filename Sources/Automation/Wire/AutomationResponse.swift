import Accessibility
import Device
import Foundation

/// What an app answers.
struct AutomationResponse {
  /// The number of the request; 0 for the greeting that the app sends first, and for mistakes, which come before an
  /// answer.
  var number: UInt64
  var body: Body

  enum Body {
    case hello(version: Int, app: AutomationAppInfo)
    case tree(number: UInt64, AccessibilityTree)
    case sameTree
    case element(UInt64?)
    case data(Data)
    case text(String)
    case progress(AutomationProgress)
    case drawnTexts([DrawnText])
    case state(AutomationAppState)
    case done
    case failure(AutomationError)
    case mistake(TestFailure)
  }

  /// Changes whenever the messages do; both sides must agree.
  static let version = 6
}
