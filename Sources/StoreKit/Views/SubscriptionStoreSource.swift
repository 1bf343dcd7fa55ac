/// Which subscriptions a store shows.
enum SubscriptionStoreSource: Equatable, Sendable {
  case group(String, Product.SubscriptionRelationship)
  case ids([Product.ID])
  case products([Product])

  func load() async -> Product.CollectionTaskState {
    switch self {
    case .group(let group, _): await .loaded(Store.shared.subscriptions(ofGroup: group))
    case .ids(let ids): await .loaded(ids)
    case .products(let products): .success(products, unavailable: [])
    }
  }

  /// The one of these that the user has.
  func subscribed(_ products: [Product]) -> Product.ID? {
    let owned = Set(Store.shared.entitlements().map(\.productID))
    return products.first { owned.contains($0.id) }?.id
  }

  /// Those that are shown to someone who has subscribed to one of them, or to none.
  func visible(_ products: [Product], current: Product.ID?) -> [Product] {
    guard case .group(_, let relationships) = self,
      let current = products.first(where: { $0.id == current })
    else { return products }
    return products.filter { relationships.contains(.init(of: $0, to: current)) }
  }
}

extension Product {
  /// How a subscription stands to the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upgrade = Self(rawValue: 1)
    public static let crossgrade = Self(rawValue: 2)
    public static let downgrade = Self(rawValue: 4)
    public static let current = Self(rawValue: 8)
    public static let all: Self = [.upgrade, .crossgrade, .downgrade, .current]

    init(of product: Product, to current: Product) {
      let level = product.subscription?.groupLevel ?? 0
      let currentLevel = current.subscription?.groupLevel ?? 0
      self =
        product.id == current.id
        ? .current
        : level < currentLevel ? .upgrade : level > currentLevel ? .downgrade : .crossgrade
    }
  }
}

extension Store {
  /// The subscriptions of a group, the best first.
  func subscriptions(ofGroup id: String) -> [Product.ID] {
    let group = read(\.configuration)?.subscriptionGroups?.first { $0.id == id }
    let items = group?.subscriptions ?? []
    return items.enumerated().sorted {
      ($0.element.groupNumber ?? 1, $0.offset) < ($1.element.groupNumber ?? 1, $1.offset)
    }.map(\.element.productID)
  }

  func groupName(_ id: String) -> String? {
    read(\.configuration)?.subscriptionGroups?.first { $0.id == id }?.name
  }
}
