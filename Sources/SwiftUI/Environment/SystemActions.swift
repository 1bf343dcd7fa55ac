import Device
import Foundation
import UIKit

/// What asks the user to rate the app.
@MainActor @preconcurrency
public struct RequestReviewAction {
  nonisolated init() {}

  /// Asks for a review.
  ///
  /// Differs from Apple's: nothing is shown, as in most calls on a phone; the device's log of
  /// feedbacks notes the request.
  public func callAsFunction() { FeedbackLog.shared.append("requestReview") }
}

private enum UndoManagerKey: EnvironmentKey {
  static let defaultValue: UndoManager? = nil
}

extension EnvironmentValues {
  /// What asks the user to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// What undoes the last changes; one for each host.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
