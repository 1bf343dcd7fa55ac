import SwiftUI

/// How product views look.
@preconcurrency @MainActor
public protocol ProductViewStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ProductViewStyleConfiguration
}

/// What a product view shows.
@MainActor @preconcurrency
public struct ProductViewStyleConfiguration {
  /// The icon, with the type of its view hidden.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How far the product is loaded.
  public let state: Product.TaskState
  public let icon: Icon
  /// Whether the user owns the product.
  public let hasCurrentEntitlement: Bool
  /// Whether the description is to be shown.
  public let descriptionVisibility: Visibility
  let buy: @MainActor () -> Void

  /// Nil until it is loaded.
  public var product: Product? { state.product }

  /// Buys the product; nothing happens until it is loaded.
  public func purchase() { buy() }
}

private enum ProductViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProductViewStyle { AutomaticProductViewStyle() }
}

private enum ProductDescriptionKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var productViewStyle: any ProductViewStyle {
    get { self[ProductViewStyleKey.self] }
    set { self[ProductViewStyleKey.self] = newValue }
  }

  var productDescription: Visibility {
    get { self[ProductDescriptionKey.self] }
    set { self[ProductDescriptionKey.self] = newValue }
  }
}

extension View {
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View {
    environment(\.productViewStyle, style)
  }

  /// Says whether the product views inside show descriptions.
  public nonisolated func productDescription(_ visibility: Visibility) -> some View {
    environment(\.productDescription, visibility)
  }
}
