import Device
import SwiftUI

/// The buttons below those that buy.
struct StoreAuxiliaryButtons: View {
  @Environment(\.self) private var environment
  @State private var redeems = false
  @State private var problem: String?

  var body: some View {
    if environment.showsStoreButton(.restorePurchases, by: false) {
      Button {
        Task { await restore() }
      } label: {
        Text(verbatim: "Restore Purchases")
      }
      .alert(Text(verbatim: "Restore Failed"), isPresented: hasProblem) {
      } message: {
        Text(verbatim: problem ?? "")
      }
    }
    if environment.showsStoreButton(.redeemCode, by: false) {
      Button {
        redeems = true
      } label: {
        Text(verbatim: "Redeem Code")
      }
      .offerCodeRedemption(isPresented: $redeems)
    }
  }

  private var hasProblem: Binding<Bool> {
    Binding {
      problem != nil
    } set: {
      if !$0 { problem = nil }
    }
  }

  private func restore() async {
    do {
      try await AppStore.sync()
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// The button that closes the screen: by itself only where the screen is presented.
struct StoreCloseButton: View {
  @Environment(\.self) private var environment

  var body: some View {
    if environment.showsStoreButton(.cancellation, by: environment.isPresented) {
      Button {
        environment.dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
      }
      .accessibilityLabel(Text(verbatim: SystemWord.close.text))
      .padding()
    }
  }
}
