import Device
import SwiftUI
import UIKit

extension Transaction {
  /// What came of a request for the money.
  public enum RefundRequestStatus: Hashable, Sendable {
    case success
    case userCancelled
  }

  public enum RefundRequestError: Error, Hashable, Sendable {
    /// The money was asked for already.
    case duplicateRequest
    case failed
  }

  typealias RefundRequestResult = Result<RefundRequestStatus, RefundRequestError>

  /// Lets the user ask for the money of the purchase.
  ///
  /// - Throws: `RefundRequestError`, or `StoreKitError.unknown` where nothing is shown that could show the sheet.
  @MainActor
  public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Lets the user ask for the money of a purchase.
  ///
  /// - Throws: `RefundRequestError`, or `StoreKitError.unknown` where nothing is shown that could show the sheet.
  @MainActor
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    var answer = RefundRequestResult.success(.userCancelled)
    try await StoreSheet.present(
      RefundRequestSheet(transactionID: transactionID) { answer = $0 }, in: scene)
    return try answer.get()
  }
}

/// Where the user asks for the money of a purchase.
struct RefundRequestSheet: View {
  let transactionID: Transaction.ID
  let tell: @MainActor (Transaction.RefundRequestResult) -> Void
  @Environment(\.dismiss) private var dismiss

  private var record: PurchaseRecord? { Store.shared.record(transactionID) }

  var body: some View {
    NavigationStack {
      List {
        if let record, let product = Store.shared.products([record.productID]).first {
          LabeledContent(product.displayName, value: product.displayPrice)
          Button {
            request(record)
          } label: {
            Text(verbatim: "Request Refund")
          }
        } else {
          Text(verbatim: "The purchase cannot be found.").foregroundStyle(.secondary)
        }
      }
      .navigationTitle(Text(verbatim: "Request a Refund"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(role: .cancel) {
            dismiss()
          } label: {
            Text(verbatim: SystemWord.cancel.text)
          }
        }
      }
    }
  }

  /// A refund comes at once, as in Xcode's environment.
  private func request(_ record: PurchaseRecord) {
    if record.revocation != nil {
      tell(.failure(.duplicateRequest))
    } else {
      tell(Store.shared.refund(record.id) ? .success(.success) : .failure(.failed))
    }
    dismiss()
  }
}

extension View {
  /// Lets the user ask for the money of a purchase.
  ///
  /// Differs from Apple's: the money comes at once, as in Xcode's environment, and no reason is asked for. Words are
  /// English in every language; they, and what stands where, are from memory.
  public nonisolated func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    modifier(
      RefundRequestModifier(
        transactionID: transactionID, isPresented: isPresented, onDismiss: onDismiss))
  }
}

private struct RefundRequestModifier: ViewModifier {
  let transactionID: Transaction.ID
  let isPresented: Binding<Bool>
  let onDismiss: (@MainActor (Transaction.RefundRequestResult) -> Void)?
  @State var answer: Transaction.RefundRequestResult?

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      onDismiss?(answer ?? .success(.userCancelled))
      answer = nil
    } content: {
      RefundRequestSheet(transactionID: transactionID) { answer = $0 }
    }
  }
}
