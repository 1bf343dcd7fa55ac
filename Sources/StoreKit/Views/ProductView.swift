import SwiftUI

/// Shows a product of the store, with a button that buys it.
///
/// Differs from Apple's: products have no promotional images, so that icons are those of the app. What stands where is
/// from looking at it.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private enum Source {
    case id(Product.ID)
    case product(Product)
    case configuration(ProductViewStyleConfiguration)
  }

  private let source: Source
  private let icon: Icon
  private let placeholderIcon: PlaceholderIcon
  @State private var loaded: Product.TaskState = .loading
  @State private var isOwned = false
  @Environment(\.purchaseFlow) private var flow
  @Environment(\.productViewStyle) private var style
  @Environment(\.productDescription) private var description

  private init(_ source: Source, _ icon: Icon, _ placeholderIcon: PlaceholderIcon) {
    self.source = source
    self.icon = icon
    self.placeholderIcon = placeholderIcon
  }

  @MainActor
  private var id: Product.ID {
    switch source {
    case .id(let id): id
    case .product(let product): product.id
    case .configuration(let configuration): configuration.product?.id ?? ""
    }
  }

  @MainActor
  public var body: some View {
    AnyView(style.show(configuration))
      .task(id: id) {
        guard case .id(let id) = source else { return }
        loaded = .loading
        loaded = await .loaded(id)
      }
      .currentEntitlementTask(for: id) { isOwned = $0.transaction != nil }
  }

  @MainActor
  private var configuration: ProductViewStyleConfiguration {
    switch source {
    case .id: configuration(loaded)
    case .product(let product): configuration(.success(product))
    case .configuration(let configuration): configuration
    }
  }

  @MainActor
  private func configuration(_ state: Product.TaskState) -> ProductViewStyleConfiguration {
    let product = state.product
    let shown = product == nil ? AnyView(placeholderIcon) : AnyView(icon)
    return ProductViewStyleConfiguration(
      state: state, icon: ProductViewStyleConfiguration.Icon(content: shown),
      hasCurrentEntitlement: isOwned, descriptionVisibility: description
    ) {
      guard let product else { return }
      Task { await flow.buy(product) }
    }
  }
}

extension ProductViewStyle {
  @MainActor
  fileprivate func show(_ configuration: Configuration) -> any View {
    makeBody(configuration: configuration)
  }
}

// MARK: By identifier

extension ProductView {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.id(productID), icon(), placeholderIcon())
  }

  /// The icon is that of `ProductIconPhase.unavailable`, as for products without promotional images.
  public init(
    id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(.id(productID), icon(.unavailable), placeholderIcon())
  }
}

extension ProductView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(
    id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.init(.id(productID), icon(), AutomaticProductPlaceholderIcon())
  }
}

extension ProductView
where Icon == EmptyView, PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
    self.init(.id(productID), EmptyView(), AutomaticProductPlaceholderIcon())
  }
}

// MARK: With a product

extension ProductView where PlaceholderIcon == EmptyView {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) {
    self.init(.product(product), icon(), EmptyView())
  }

  /// The icon is that of `ProductIconPhase.unavailable`, as for products without promotional images.
  public init(
    _ product: Product, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon
  ) {
    self.init(.product(product), icon(.unavailable), EmptyView())
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(.product(product), EmptyView(), EmptyView())
  }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// What a style shows with another style.
  @MainActor
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(.configuration(configuration), configuration.icon, EmptyView())
  }
}

// MARK: Icons

/// How far a product's promotional image is loaded.
public enum ProductIconPhase: Sendable {
  case loading
  case success(Image)
  /// The product has no such image.
  case unavailable
  case failure(any Error)

  /// Nil without one.
  public var promotionalIcon: Image? {
    if case .success(let image) = self { image } else { nil }
  }
}

/// What stands for a product's icon while the product is loading.
public struct AutomaticProductPlaceholderIcon: View {
  nonisolated init() {}

  public var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(.fill.tertiary).accessibilityHidden(true)
  }
}
