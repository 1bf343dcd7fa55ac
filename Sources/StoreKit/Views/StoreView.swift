import SwiftUI

/// Shows products of the store, each with a button that buys it.
///
/// Differs from Apple's: products have no promotional images, so that icons are those of the app. Words, and what
/// stands where, are from looking at it.
public nonisolated struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let ids: [Product.ID]
  private let given: [Product]?
  private let icon: (Product) -> Icon
  private let placeholderIcon: PlaceholderIcon
  @State private var loaded: Product.CollectionTaskState = .loading

  private init(
    ids: some Collection<String>, given: [Product]? = nil, icon: @escaping (Product) -> Icon,
    placeholderIcon: PlaceholderIcon
  ) {
    self.ids = Array(ids)
    self.given = given
    self.icon = icon
    self.placeholderIcon = placeholderIcon
  }

  @MainActor
  private var state: Product.CollectionTaskState {
    given.map { .success($0, unavailable: []) } ?? loaded
  }

  @MainActor
  public var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        switch state {
        case .loading: loadingRows
        case .success(let products, _) where !products.isEmpty: rows(products)
        case .success, .failure:
          ContentUnavailableView(
            "Store Unavailable", systemImage: "cart",
            description: Text(verbatim: "The store is unavailable right now."))
        }
        StoreAuxiliaryButtons()
      }
      .padding()
    }
    .overlay(alignment: .topTrailing) { StoreCloseButton() }
    .task(id: ids) {
      guard given == nil else { return }
      loaded = .loading
      loaded = await .loaded(ids)
    }
  }

  /// As many columns as there is room for.
  @MainActor
  private func rows(_ products: [Product]) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))], spacing: 20) {
      ForEach(products) { product in
        ProductView(product) { icon(product) }
      }
    }
  }

  @MainActor
  private var loadingRows: some View {
    ForEach(ids, id: \.self) { _ in
      HStack {
        placeholderIcon.frame(width: 64, height: 64)
        ProgressView()
        Spacer(minLength: 0)
      }
    }
  }
}

// MARK: By identifiers

extension StoreView {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(ids: productIDs, icon: icon, placeholderIcon: placeholderIcon())
  }

  /// The icons are those of `ProductIconPhase.unavailable`, as for products without promotional images.
  public init(
    ids productIDs: some Collection<String>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {
    self.init(
      ids: productIDs, icon: { icon($0, .unavailable) }, placeholderIcon: placeholderIcon())
  }
}

extension StoreView where PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.init(ids: productIDs, icon: icon, placeholderIcon: AutomaticProductPlaceholderIcon())
  }
}

extension StoreView
where Icon == EmptyView, PlaceholderIcon == AutomaticProductPlaceholderIcon {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false) {
    self.init(
      ids: productIDs, icon: { _ in EmptyView() },
      placeholderIcon: AutomaticProductPlaceholderIcon())
  }
}

// MARK: With products

extension StoreView where PlaceholderIcon == EmptyView {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {
    self.init(
      ids: products.map(\.id), given: Array(products), icon: icon, placeholderIcon: EmptyView())
  }

  /// The icons are those of `ProductIconPhase.unavailable`, as for products without promotional images.
  public init(
    products: some Collection<Product>,
    @ViewBuilder icon: @escaping (Product, ProductIconPhase) -> Icon
  ) {
    self.init(
      ids: products.map(\.id), given: Array(products), icon: { icon($0, .unavailable) },
      placeholderIcon: EmptyView())
  }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Differs from Apple's: there are no promotional images, whatever `prefersPromotionalIcon` is.
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(
      ids: products.map(\.id), given: Array(products), icon: { _ in EmptyView() },
      placeholderIcon: EmptyView())
  }
}
