import Foundation
import StoreKit

/// A purchase, as the test sees it.
open class SKTestTransaction: NSObject, @unchecked Sendable {
  private let summary: StoreSummary

  init(_ summary: StoreSummary) {
    self.summary = summary
    super.init()
  }

  open var identifier: UInt { UInt(summary.id) }
  open var originalTransactionIdentifier: UInt { UInt(summary.originalID) }
  open var productIdentifier: String { summary.productID }
  open var purchaseDate: Date { summary.date }
  open var expirationDate: Date? { summary.expiration }
  open var cancelDate: Date? { summary.revocation }
  open var autoRenewingEnabled: Bool { summary.renews }
  open var pendingAskToBuyConfirmation: Bool { summary.isWaiting }
  open var state: SKPaymentTransactionState { summary.isWaiting ? .deferred : .purchased }
}

/// Why a test's wish cannot be fulfilled; the numbers 2 to 4 are from memory.
public struct SKTestError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case serviceUnavailable = 0
    case invalidArgument = 1
    case notFound = 2
    case fileNotFound = 3
    case fileCorrupted = 4
    case noSubscriptionFound = 5
    case transactionNotFound = 6
    case invalidAction = 7
  }

  public static let errorDomain = "SKTestErrorDomain"

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}
