import Foundation

/// What the user is to pay for.
open class SKPayment: NSObject, @unchecked Sendable {
  fileprivate var identifier: String
  fileprivate var number: Int
  fileprivate var user: String?
  fileprivate var asksToBuy = false

  public convenience init(product: SKProduct) {
    self.init(identifier: product.productIdentifier, quantity: 1)
  }

  init(identifier: String, quantity: Int) {
    self.identifier = identifier
    number = quantity
    super.init()
  }

  open var productIdentifier: String { identifier }
  open var quantity: Int { number }
  open var applicationUsername: String? { user }
  open var simulatesAskToBuyInSandbox: Bool { asksToBuy }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  open override var quantity: Int {
    get { number }
    set { number = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asksToBuy }
    set { asksToBuy = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// A payment on its way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  private let lock = NSLock()
  private var state = SKPaymentTransactionState.purchasing
  private var failure: (any Error)?
  private var record: PurchaseRecord?
  /// For a restored purchase, the first one.
  public let original: SKPaymentTransaction?

  init(_ payment: SKPayment, original: SKPaymentTransaction? = nil) {
    self.payment = payment
    self.original = original
    super.init()
  }

  open var transactionState: SKPaymentTransactionState { lock.withLock { state } }
  open var error: (any Error)? { lock.withLock { failure } }
  open var transactionIdentifier: String? { lock.withLock { record.map { "\($0.id)" } } }
  open var transactionDate: Date? { lock.withLock { record?.date } }

  var storeID: UInt64? { lock.withLock { record?.id } }

  func become(
    _ new: SKPaymentTransactionState, _ purchase: PurchaseRecord? = nil, error: (any Error)? = nil
  ) {
    lock.withLock { (state, record, failure) = (new, purchase, error) }
  }
}
