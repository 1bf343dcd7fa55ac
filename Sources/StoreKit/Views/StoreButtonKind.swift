import SwiftUI

/// A button that the store's views may have beside those that buy.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// The one that closes the screen.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// The one that `subscriptionStoreSignInAction(_:)` makes do something.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// Those that show the terms of service and the privacy policy.
  public static let policies = StoreButtonKind(name: "policies")
}

private enum StoreButtonsKey: EnvironmentKey {
  static var defaultValue: [StoreButtonKind: Visibility] { [:] }
}

extension EnvironmentValues {
  /// What was said of the store's buttons.
  var storeButtons: [StoreButtonKind: Visibility] {
    get { self[StoreButtonsKey.self] }
    set { self[StoreButtonsKey.self] = newValue }
  }

  func showsStoreButton(_ kind: StoreButtonKind, by default: Bool) -> Bool {
    switch storeButtons[kind] ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: `default`
    }
  }
}

extension View {
  /// Says which buttons the store's views inside have.
  public nonisolated func storeButton(
    _ visibility: Visibility, for storeButtonKinds: StoreButtonKind...
  ) -> some View {
    transformEnvironment(\.storeButtons) { buttons in
      for kind in storeButtonKinds { buttons[kind] = visibility }
    }
  }
}
