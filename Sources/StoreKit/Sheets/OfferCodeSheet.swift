import Device
import SwiftUI
import UIKit

/// Where the user would enter a code for an offer.
struct OfferCodeSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text(verbatim: "Cannot Connect to App Store")
        .navigationTitle(Text(verbatim: "Redeem Code"))
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
}

extension View {
  /// Shows where the user enters a code for an offer.
  ///
  /// Differs from Apple's: the store cannot be reached, so that the sheet says just that. `onCompletion` hears of a
  /// success when it is closed, which is what Apple's documentation says of a sheet that could be shown.
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(OfferCodeModifier(isPresented: isPresented, onCompletion: onCompletion))
  }
}

private struct OfferCodeModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let onCompletion: @MainActor (Result<Void, any Error>) -> Void

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      onCompletion(.success(()))
    } content: {
      OfferCodeSheet()
    }
  }
}

extension AppStore {
  /// Shows where the user enters a code for an offer.
  ///
  /// Differs from Apple's: the store cannot be reached, so that the sheet says just that.
  ///
  /// - Throws: `StoreKitError.unknown` where nothing is shown that could show it.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    try await StoreSheet.present(OfferCodeSheet(), in: scene)
  }
}
