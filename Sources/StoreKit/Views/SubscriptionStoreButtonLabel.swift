import SwiftUI

/// What the buttons say by which people subscribe.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case automatic, action, displayName, price
  }

  private(set) var content = Content.automatic
  /// Nil where the store's view chooses.
  private(set) var isMultiline: Bool?

  public static var automatic: Self { Self() }
  /// As "Subscribe".
  public static var action: Self { Self(content: .action) }
  public static var displayName: Self { Self(content: .displayName) }
  public static var price: Self { Self(content: .price) }
  public static var singleLine: Self { Self(isMultiline: false) }
  public static var multiline: Self { Self(isMultiline: true) }

  public var action: Self { Self(content: .action, isMultiline: isMultiline) }
  public var displayName: Self { Self(content: .displayName, isMultiline: isMultiline) }
  public var price: Self { Self(content: .price, isMultiline: isMultiline) }
  public var singleLine: Self { Self(content: content, isMultiline: false) }
  public var multiline: Self { Self(content: content, isMultiline: true) }

  private init(content: Content = .automatic, isMultiline: Bool? = nil) {
    self.content = content
    self.isMultiline = isMultiline
  }
}

private enum SubscriptionButtonLabelKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreButtonLabel { .automatic }
}

extension EnvironmentValues {
  var subscriptionButtonLabel: SubscriptionStoreButtonLabel {
    get { self[SubscriptionButtonLabelKey.self] }
    set { self[SubscriptionButtonLabelKey.self] = newValue }
  }
}

extension View {
  /// Says what the buttons of the subscription stores inside say.
  public nonisolated func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View {
    environment(\.subscriptionButtonLabel, label)
  }
}
