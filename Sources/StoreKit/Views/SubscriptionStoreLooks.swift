import SwiftUI

/// What apps say of how a subscription store looks.
struct SubscriptionStoreLooks {
  var icon: ((Product, Product.SubscriptionInfo) -> AnyView)?
  /// Behind each choice.
  var itemBackground: AnyShapeStyle?
  var itemShape: AnyShape?
  /// Behind all controls.
  var controlBackground: AnyShapeStyle?
  var policyStyle: AnyShapeStyle?
  var policies: [SubscriptionStorePolicyKind: SubscriptionStorePolicy] = [:]
  var signIn: (() -> Void)?
}

/// What apps have to tell those who subscribe.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  let title: String

  public static let termsOfService = Self(title: "Terms of Service")
  public static let privacyPolicy = Self(title: "Privacy Policy")

  static let all = [termsOfService, privacyPolicy]
}

/// Where a policy is to be read.
enum SubscriptionStorePolicy {
  case url(URL)
  case view(AnyView)
}

/// A standard background of a subscription store's controls.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, gradientMaterial }

  private let kind: Kind

  public static var automatic: Self { Self(kind: .automatic) }
  public static var gradientMaterial: Self { Self(kind: .gradientMaterial) }

  /// The gradient is a plain material.
  var style: AnyShapeStyle? { kind == .automatic ? nil : AnyShapeStyle(.regularMaterial) }
}

private enum SubscriptionStoreLooksKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreLooks { SubscriptionStoreLooks() }
}

extension EnvironmentValues {
  var subscriptionStoreLooks: SubscriptionStoreLooks {
    get { self[SubscriptionStoreLooksKey.self] }
    set { self[SubscriptionStoreLooksKey.self] = newValue }
  }
}

extension View {
  /// Shows a view beside each choice of the subscription stores inside.
  public nonisolated func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) { $0.icon = { AnyView(icon($0, $1)) } }
  }

  public nonisolated func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) {
      $0.itemBackground = AnyShapeStyle(backgroundStyle)
    }
  }

  public nonisolated func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in backgroundShape: some Shape
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) {
      $0.itemBackground = AnyShapeStyle(backgroundStyle)
      $0.itemShape = AnyShape(backgroundShape)
    }
  }

  /// Differs from Apple's: `gradientMaterial` is a material without a gradient.
  public nonisolated func subscriptionStoreControlBackground(
    _ backgroundStyle: SubscriptionStoreControlBackground
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) { $0.controlBackground = backgroundStyle.style }
  }

  public nonisolated func subscriptionStoreControlBackground(
    _ backgroundStyle: some ShapeStyle
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) {
      $0.controlBackground = AnyShapeStyle(backgroundStyle)
    }
  }

  public nonisolated func subscriptionStorePolicyForegroundStyle(
    _ style: some ShapeStyle
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) { $0.policyStyle = AnyShapeStyle(style) }
  }

  /// Says where a policy is to be read; nil leaves it out.
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL?, for button: SubscriptionStorePolicyKind
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) { $0.policies[button] = url.map { .url($0) } }
  }

  /// Shows a policy in a sheet.
  public nonisolated func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) {
      $0.policies[button] = .view(AnyView(destination()))
    }
  }

  /// Has the subscription stores inside show a button for those who have subscribed elsewhere; nil for none.
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    transformEnvironment(\.subscriptionStoreLooks) { $0.signIn = action }
  }
}
