extension Product {
  /// How far a task is that loads a product.
  public enum TaskState: Sendable {
    case loading
    /// There is no such product.
    case unavailable
    case failure(any Error)
    case success(Product)

    /// Nil until it is loaded.
    public var product: Product? {
      if case .success(let product) = self { product } else { nil }
    }
  }

  /// How far a task is that loads several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    /// Those that are there, and the identifiers of those that are not.
    case success([Product], unavailable: [Product.ID])

    /// Nil until they are loaded.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

extension Product.TaskState {
  /// What loading a product says.
  static func loaded(_ id: Product.ID) async -> Self {
    do {
      return try await Product.products(for: [id]).first.map { .success($0) } ?? .unavailable
    } catch {
      return .failure(error)
    }
  }
}

extension Product.CollectionTaskState {
  /// What loading products says.
  static func loaded(_ ids: [Product.ID]) async -> Self {
    do {
      let products = try await Product.products(for: ids)
      let found = Set(products.map(\.id))
      return .success(products, unavailable: ids.filter { !found.contains($0) })
    } catch {
      return .failure(error)
    }
  }
}
