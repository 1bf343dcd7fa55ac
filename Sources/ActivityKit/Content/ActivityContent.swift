import Foundation

/// What a Live Activity shows at the moment.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
  public let state: State
  /// From when on it is out of date, so that the activity is `stale`; nil if it never is.
  public let staleDate: Date?
  /// How much the activity matters among the app's others: of several the Dynamic Island has room for one.
  ///
  /// Differs from Apple's: nobody puts activities in order here.
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  /// The words are unsure.
  public var description: String {
    "ActivityContent(state: \(state), staleDate: \(staleDate.map { "\($0)" } ?? "nil"), "
      + "relevanceScore: \(relevanceScore))"
  }
}

extension ActivityContent: Sendable where State: Sendable {}
