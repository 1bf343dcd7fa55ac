import Device
import Foundation

/// What the system shows the user who buys something.
///
/// The words of the buttons, and that the app goes on while the thanks are shown, are from memory.
@MainActor
enum PurchaseDialog {
  /// Whether the user buys; nobody to ask counts as no.
  static func confirms(_ product: Product) async -> Bool {
    await withCheckedContinuation { continuation in
      let verb = product.type == .autoRenewable ? "Subscribe" : "Purchase"
      SystemQuestion(
        service: "purchase", title: product.displayName, message: product.displayPrice,
        answers: [
          SystemQuestion.Answer("Cancel", .denied, isKept: false),
          SystemQuestion.Answer(verb, .granted, isKept: false),
        ]
      ).ask { continuation.resume(returning: $0 == .granted) }
    }
  }

  static func thank() {
    SystemQuestion(
      service: "purchase", title: "You’re all set.", message: "Your purchase was successful.",
      answers: [SystemQuestion.Answer("OK", .granted, isKept: false)]
    ).ask { _ in }
  }
}
