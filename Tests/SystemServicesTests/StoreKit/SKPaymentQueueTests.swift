import Foundation
import StoreKit
import StoreKitTest
import Testing
import UIKit

extension AskingTests {
  /// The shop as apps before iOS 15 use it.
  @MainActor
  @Suite struct SKPaymentQueueTests {
    private final class Till: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver,
      @unchecked Sendable
    {
      let heard: AsyncStream<String>
      private let tell: AsyncStream<String>.Continuation
      var products: [SKProduct] = []
      var transactions: [SKPaymentTransaction] = []

      override init() {
        (heard, tell) = AsyncStream.makeStream()
        super.init()
      }

      func productsRequest(
        _ request: SKProductsRequest, didReceive response: SKProductsResponse
      ) {
        products = response.products
        let invalid = response.invalidProductIdentifiers
        tell.yield("products \(products.count) invalid \(invalid)")
      }

      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) {
        for transaction in transactions where transaction.transactionState != .purchasing {
          self.transactions.append(transaction)
          tell.yield("\(transaction.transactionState)")
        }
      }

      func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
        tell.yield("finished")
      }
    }

    private let session: SKTestSession

    init() throws {
      let file = try ShopFile.write()
      defer { try? FileManager.default.removeItem(at: file) }
      session = try SKTestSession(contentsOf: file)
      session.resetToDefaultState()
      session.clearTransactions()
      session.disableDialogs = true
    }

    @Test func aProductIsFoundBoughtAndRestored() async throws {
      let shop = Till()
      var heard = shop.heard.makeAsyncIterator()
      let request = SKProductsRequest(productIdentifiers: ["app.theme", "app.none"])
      request.delegate = shop
      request.start()
      #expect(await heard.next() == "products 1 invalid [\"app.none\"]")
      let product = try #require(shop.products.first)
      #expect(product.localizedTitle == "Theme")
      #expect(product.price == NSDecimalNumber(string: "4.99"))
      #expect(product.priceLocale.identifier == "en_US")

      let queue = SKPaymentQueue.default()
      queue.add(shop)
      defer { queue.remove(shop) }
      queue.add(SKPayment(product: product))
      #expect(await heard.next() == "purchased")
      let transaction = try #require(shop.transactions.last)
      #expect(transaction.transactionIdentifier != nil)
      queue.finishTransaction(transaction)
      #expect(!queue.transactions.contains(transaction))

      queue.restoreCompletedTransactions()
      #expect(await heard.next() == "restored")
      #expect(await heard.next() == "finished")
      let restored = try #require(shop.transactions.last)
      #expect(restored.original?.payment.productIdentifier == "app.theme")
      queue.finishTransaction(restored)
    }

    @Test func whoCancelsIsToldSo() async throws {
      session.disableDialogs = false
      let shop = Till()
      let request = SKProductsRequest(productIdentifiers: ["app.coin"])
      request.delegate = shop
      request.start()
      for await _ in shop.heard { break }
      let product = try #require(shop.products.first)
      let queue = SKPaymentQueue.default()
      queue.add(shop)
      defer { queue.remove(shop) }
      await answering("purchase", "Cancel") {
        queue.add(SKPayment(product: product))
        for await state in shop.heard {
          #expect(state == "failed")
          break
        }
      }
      let failed = try #require(shop.transactions.last)
      #expect((failed.error as? SKError)?.code == .paymentCancelled)
      queue.finishTransaction(failed)
    }

    @Test func theStoresPageCanNotBeLoaded() async {
      let page = SKStoreProductViewController()
      let error = await withCheckedContinuation { continuation in
        page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) {
          isLoaded, error in
          #expect(!isLoaded)
          continuation.resume(returning: error as? SKError)
        }
      }
      #expect(error?.code == .cloudServiceNetworkConnectionFailed)
    }
  }
}
