import Device
import Foundation

/// What the system shows the user who buys something.
///
/// The words of the buttons, and that the app goes on while the thanks are shown, are from memory. The sentences
/// are English in every language.
@MainActor
enum PurchaseDialog {
  /// Whether the user buys; nobody to ask counts as no.
  static func confirms(_ product: Product) async -> Bool {
    await withCheckedContinuation { continuation in
      let verb = (product.type == .autoRenewable ? SystemWord.subscribe : .purchase).text
      SystemQuestion(
        service: "purchase", title: product.displayName, message: product.displayPrice,
        answers: [
          SystemQuestion.Answer(SystemWord.cancel.text, .denied, isKept: false),
          SystemQuestion.Answer(verb, .granted, isKept: false),
        ]
      ).ask { continuation.resume(returning: $0 == .granted) }
    }
  }

  static func thank() {
    SystemQuestion(
      service: "purchase", title: "You’re all set.", message: "Your purchase was successful.",
      answers: [SystemQuestion.Answer(SystemWord.ok.text, .granted, isKept: false)]
    ).ask { _ in }
  }
}
