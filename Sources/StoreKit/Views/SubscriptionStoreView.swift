import SwiftUI

/// Shows the subscriptions of a group, and lets people subscribe to one of them.
///
/// Differs from Apple's: words are English in every language; they, and what stands where, are from looking at it. The
/// policies are those that the app names; the store has none of its own.
public nonisolated struct SubscriptionStoreView<Content: View>: View {
  private let source: SubscriptionStoreSource
  private let content: Content
  @State private var loaded: Product.CollectionTaskState = .loading
  @State private var current: Product.ID?
  @State private var chosen: Product.ID?
  @Environment(\.subscriptionStoreLooks) private var looks

  private init(_ source: SubscriptionStoreSource, _ content: Content) {
    self.source = source
    self.content = content
  }

  @MainActor
  public var body: some View {
    Group {
      switch loaded {
      case .loading:
        ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      case .success(let products, _) where !products.isEmpty:
        store(source.visible(products, current: current))
      case .success, .failure:
        ContentUnavailableView(
          "Subscription Unavailable", systemImage: "cart",
          description: Text(verbatim: "The subscription is unavailable in the current storefront."))
      }
    }
    .overlay(alignment: .topTrailing) { StoreCloseButton() }
    .task(id: source) {
      let state = await source.load()
      current = source.subscribed(state.products ?? [])
      loaded = state
      let changes = Store.shared.changes.subscribe()
      while await changes.next() != nil { current = source.subscribed(loaded.products ?? []) }
    }
  }

  @MainActor
  private func store(_ products: [Product]) -> some View {
    VStack(spacing: 0) {
      ScrollView {
        content.frame(maxWidth: .infinity).padding(.top)
      }
      SubscriptionStoreControl(products: products, current: current, chosen: $chosen)
        .padding()
        .background(looks.controlBackground ?? AnyShapeStyle(.clear))
    }
  }
}

// MARK: With the app's own words

extension SubscriptionStoreView {
  /// The best of the group comes first.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.group(groupID, visibleRelationships), marketingContent())
  }

  public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.ids(Array(productIDs)), marketingContent())
  }

  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(.products(Array(subscriptions)), marketingContent())
  }
}

// MARK: With the store's words

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  /// The best of the group comes first.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    self.init(groupID: groupID, visibleRelationships: visibleRelationships) {
      Content(title: Store.shared.groupName(groupID))
    }
  }

  public init(productIDs: some Collection<String>) {
    let group = Store.shared.products(productIDs).first?.subscription?.subscriptionGroupID
    self.init(productIDs: productIDs) { Content(title: group.flatMap(Store.shared.groupName)) }
  }

  public init(subscriptions: some Collection<Product>) {
    let group = subscriptions.first?.subscription?.subscriptionGroupID
    self.init(subscriptions: subscriptions) {
      Content(title: group.flatMap(Store.shared.groupName))
    }
  }
}

/// What a subscription store shows above its controls where the app doesn't say it: the name of the group.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  let title: String?

  nonisolated init(title: String?) { self.title = title }

  public var body: some View {
    Text(verbatim: title ?? "").font(.largeTitle.bold()).multilineTextAlignment(.center)
  }
}
