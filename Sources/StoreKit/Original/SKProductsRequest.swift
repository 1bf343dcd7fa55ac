import Foundation

/// Something that an app asks the App Store for.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  private let lock = NSLock()
  private var hasEnded = false

  override init() { super.init() }

  /// Asks; the delegate hears at a later turn, on the main queue.
  open func start() {
    DispatchQueue.main.async {
      guard !self.lock.withLock({ self.hasEnded }) else { return }
      self.answer()
      self.delegate?.requestDidFinish(self)
    }
  }

  open func cancel() { lock.withLock { hasEnded = true } }

  func answer() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  /// Differs from Apple's: never called; requests never fail.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks what is for sale.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }

  override func answer() {
    let locale = Store.shared.read { $0.configuration?.settings?.locale ?? "en_US" }
    let products = Store.shared.products(identifiers.sorted()).map { SKProduct($0, locale: locale) }
    let known = Set(products.map(\.productIdentifier))
    let response = SKProductsResponse(
      products, invalid: identifiers.subtracting(known).sorted())
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
  }
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct]
  public let invalidProductIdentifiers: [String]

  init(_ products: [SKProduct], invalid: [String]) {
    self.products = products
    invalidProductIdentifiers = invalid
    super.init()
  }
}

/// Asks for the app's receipt.
///
/// Differs from Apple's: it ends well, and no receipt is written.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
    super.init()
  }
}
