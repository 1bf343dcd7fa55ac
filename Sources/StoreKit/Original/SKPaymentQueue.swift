import Foundation

/// Hears of payments, on the main queue.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Differs from Apple's: never called; restoring never fails.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Differs from Apple's: never called, as nobody promotes the app's purchases.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The payments of the app, as apps before iOS 15 make them.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  private struct Observer: @unchecked Sendable {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private let lock = NSLock()
  private var observers: [Observer] = []
  private var pending: [SKPaymentTransaction] = []

  private override init() {
    super.init()
    let ids = Store.shared.read(\.unfinished)
    pending = Store.shared.read(\.records).filter { ids.contains($0.id) }.map { record in
      let transaction = SKPaymentTransaction(
        SKPayment(identifier: record.productID, quantity: record.quantity))
      transaction.become(.purchased, record)
      return transaction
    }
    Store.shared.listeners.listen { [weak self] id in self?.take(id) }
  }

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { true }

  /// Those that are not finished, since the app was installed.
  open var transactions: [SKPaymentTransaction] { lock.withLock { pending } }
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers.compactMap(\.object) }
  }

  /// The queue does not keep observers; one that comes hears of what is not finished.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(Observer(object: observer)) }
    let waiting = transactions
    guard !waiting.isEmpty else { return }
    let added = lock.withLock { observers.last }
    DispatchQueue.main.async {
      added?.object?.paymentQueue(self, updatedTransactions: waiting)
    }
  }

  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// Asks the user whether they buy, as `Product.purchase` does.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { pending.append(transaction) }
    Task { @MainActor in
      tell(transaction)
      await self.buy(transaction)
      tell(transaction)
    }
  }

  @MainActor
  private func buy(_ transaction: SKPaymentTransaction) async {
    let payment = transaction.payment
    guard let product = Store.shared.products([payment.productIdentifier]).first else {
      return transaction.become(.failed, error: SKError(.storeProductNotAvailable))
    }
    var options: Set<Product.PurchaseOption> = [.quantity(payment.quantity)]
    if payment.simulatesAskToBuyInSandbox { options.insert(.simulatesAskToBuyInSandbox(true)) }
    if let name = payment.applicationUsername, let token = UUID(uuidString: name) {
      options.insert(.appAccountToken(token))
    }
    do {
      switch try await product.purchase(options: options) {
      case .success(let result):
        transaction.become(
          .purchased, Store.shared.record(result.unsafePayloadValue.id))
      case .userCancelled: transaction.become(.failed, error: SKError(.paymentCancelled))
      case .pending: transaction.become(.deferred)
      }
    } catch Product.PurchaseError.invalidQuantity {
      transaction.become(.failed, error: SKError(.paymentInvalid))
    } catch {
      transaction.become(.failed, error: error)
    }
  }

  /// A purchase that the app has not asked for, or that somebody has allowed by now.
  private func take(_ id: UInt64) {
    guard let record = Store.shared.record(id), record.revocation == nil else { return }
    let deferred = lock.withLock {
      pending.first {
        $0.transactionState == .deferred && $0.payment.productIdentifier == record.productID
      }
    }
    let transaction =
      deferred
      ?? SKPaymentTransaction(
        SKPayment(identifier: record.productID, quantity: record.quantity))
    transaction.become(.purchased, record)
    lock.withLock { if deferred == nil { pending.append(transaction) } }
    DispatchQueue.main.async { self.tell(transaction) }
  }

  private func tell(_ transaction: SKPaymentTransaction) {
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: [transaction])
    }
  }

  /// One that is still being bought fails the running test, where iOS raises an exception.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    guard transaction.transactionState != .purchasing else {
      return Mistakes.finishedTooEarly()
    }
    lock.withLock { pending.removeAll { $0 === transaction } }
    if let id = transaction.storeID { Store.shared.update(id) { $0.isFinished = true } }
    DispatchQueue.main.async {
      for observer in self.transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Tells the observers of all that the user still has.
  open func restoreCompletedTransactions() {
    let restored = Store.shared.entitlements().map { record in
      let payment = SKPayment(identifier: record.productID, quantity: record.quantity)
      let original = SKPaymentTransaction(payment)
      original.become(.purchased, Store.shared.record(record.originalID) ?? record)
      let transaction = SKPaymentTransaction(payment, original: original)
      transaction.become(.restored, record)
      return transaction
    }
    lock.withLock { pending += restored }
    DispatchQueue.main.async {
      for observer in self.transactionObservers {
        if !restored.isEmpty { observer.paymentQueue(self, updatedTransactions: restored) }
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
}
