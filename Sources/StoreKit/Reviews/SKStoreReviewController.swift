import Device
import Foundation
import UIKit

/// Asks the user to rate the app.
///
/// Differs from Apple's: nothing is shown, as in most calls on a phone; the device's log of feedbacks notes each request.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() { FeedbackLog.shared.append("requestReview") }

  /// Differs from Apple's: nothing is shown, in whatever scene; the device's log of feedbacks notes the request.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}
