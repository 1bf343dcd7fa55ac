import SwiftUI

/// How a subscription store lets people choose: one of those that are built in.
///
/// Differs from Apple's: it cannot be written by apps, as it has no `makeBody(configuration:)`.
@preconcurrency @MainActor
public protocol SubscriptionStoreControlStyle {
  var _choice: _SubscriptionStoreChoice { get }
}

/// The ways to choose a subscription.
public enum _SubscriptionStoreChoice: Sendable {
  /// A button for each.
  case buttons
  /// A list, and one button.
  case list
  /// Cards, and one button.
  case cards
  /// A row of short words, and one button.
  case compact
}

public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
  public var _choice: _SubscriptionStoreChoice { .list }
}

public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
  public var _choice: _SubscriptionStoreChoice { .buttons }
}

public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
  public var _choice: _SubscriptionStoreChoice { .list }
}

public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
  public var _choice: _SubscriptionStoreChoice { .cards }
}

public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  public nonisolated init() {}
  public var _choice: _SubscriptionStoreChoice { .compact }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  public static var compactPicker: CompactPickerSubscriptionStoreControlStyle { .init() }
}

private enum SubscriptionControlStyleKey: EnvironmentKey {
  static var defaultValue: any SubscriptionStoreControlStyle {
    AutomaticSubscriptionStoreControlStyle()
  }
}

extension EnvironmentValues {
  var subscriptionControlStyle: any SubscriptionStoreControlStyle {
    get { self[SubscriptionControlStyleKey.self] }
    set { self[SubscriptionControlStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the subscription stores inside let people choose.
  public nonisolated func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle
  ) -> some View {
    environment(\.subscriptionControlStyle, style)
  }
}
