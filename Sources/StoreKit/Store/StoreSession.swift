import Foundation

/// What a test's `SKTestSession` says to the apps that the test launches.
package struct StoreSession: Codable, Sendable {
  package var isSilent: Bool
  package var asksToBuy: Bool
  package var storefront: String?
  package var timeRate: Int

  /// The variable of a launched app that has it, as JSON.
  package static let variable = "VITRINE_STOREKIT_SESSION"

  /// That of this process; nil without the variable.
  static func ofProcess() -> StoreSession? {
    ProcessInfo.processInfo.environment[variable]
      .flatMap { try? JSONDecoder().decode(StoreSession.self, from: Data($0.utf8)) }
  }

  /// As the variable has it.
  package var text: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Store {
  package var session: StoreSession {
    read { content in
      StoreSession(
        isSilent: content.isSilent, asksToBuy: content.asksToBuy, storefront: content.storefront,
        timeRate: content.time.rate)
    }
  }

  func take(_ session: StoreSession) {
    change { content in
      content.isSilent = session.isSilent
      content.asksToBuy = session.asksToBuy
      content.storefront = session.storefront
      content.time = SubscriptionTime(rate: session.timeRate)
    }
  }
}
