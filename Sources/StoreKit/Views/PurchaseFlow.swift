import SwiftUI

/// What happens around the purchases of the store's views.
struct PurchaseFlow {
  var start: ((Product) async -> Void)?
  var completion: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  var options: ((Product) async -> Set<Product.PurchaseOption>?)?

  /// Buys a product as the views around say it.
  ///
  /// Where nobody takes the result, what was bought is told by `Transaction.updates`, as on iOS.
  @MainActor
  func buy(_ product: Product) async {
    await start?(product)
    let options = await options?(product) ?? []
    do {
      let result = try await product.purchase(options: options)
      if let completion { return await completion(product, .success(result)) }
      if case .success(let verification) = result {
        Store.shared.listeners.send(verification.unsafePayloadValue.id)
      }
    } catch {
      await completion?(product, .failure(error))
    }
  }
}

private enum PurchaseFlowKey: EnvironmentKey {
  static var defaultValue: PurchaseFlow { PurchaseFlow() }
}

extension EnvironmentValues {
  var purchaseFlow: PurchaseFlow {
    get { self[PurchaseFlowKey.self] }
    set { self[PurchaseFlowKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` before a view of the store inside buys something; nil keeps those around the view from it.
  public nonisolated func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseFlow) { $0.start = action }
  }

  /// Calls `action` after a view of the store inside has bought something or not; nil keeps those around the view
  /// from it.
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    transformEnvironment(\.purchaseFlow) { $0.completion = action }
  }

  /// Says with which options the views of the store inside buy a product.
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View {
    transformEnvironment(\.purchaseFlow) { $0.options = options }
  }
}

// MARK: An app's own button

/// What an app's own button buys a product with.
@MainActor @preconcurrency
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Asks the user whether they buy.
  ///
  /// - Throws: As `Product.purchase(options:)`.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult {
    try await product.purchase(options: options)
  }
}

extension EnvironmentValues {
  /// What an app's own button buys a product with.
  public var purchase: PurchaseAction { PurchaseAction() }
}
