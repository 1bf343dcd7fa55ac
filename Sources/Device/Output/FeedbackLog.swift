/// The haptic and audible feedbacks that an app has played, for tests to look at.
@MainActor
package final class FeedbackLog {
  package static let shared = FeedbackLog()

  /// What was played last, oldest first; at most `limit`.
  package private(set) var played: [String] = []

  /// How many feedbacks are kept.
  package static let limit = 1_000

  package func append(_ feedback: String) {
    if played.count == Self.limit { played.removeFirst() }
    played.append(feedback)
  }

  package func removeAll() { played = [] }
}
