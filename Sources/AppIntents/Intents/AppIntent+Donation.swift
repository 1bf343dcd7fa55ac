import Foundation
import FoundationAdditions

extension AppIntent {
  /// Tells the system that the user has done in the app what the intent does.
  ///
  /// Differs from Apple's: nobody learns from it, which the console says; no test can read a donation on iOS either.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier {
    Mistake.report("AppIntent.donate: nobody learns from donations here (\(sentence)).")
    return IntentDonationIdentifier(id: UUID())
  }

  /// Tells the system that the user has done in the app what the intent does, and what came of it.
  ///
  /// Differs from Apple's: nobody learns from it or from `result`, which the console says.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    try await donate()
  }
}

/// What a donation is called.
public struct IntentDonationIdentifier: Hashable, Sendable {
  let id: UUID
}
