import Device
import SwiftUI
import UIKit

/// Where the user changes and ends the app's subscriptions.
struct ManageSubscriptionsSheet: View {
  /// Nil for all groups.
  let group: String?
  @Environment(\.dismiss) private var dismiss
  @State private var records: [PurchaseRecord] = []
  @State private var ending: PurchaseRecord?

  var body: some View {
    NavigationStack {
      List {
        if records.isEmpty {
          Text(verbatim: "You do not have any subscriptions.").foregroundStyle(.secondary)
        }
        ForEach(records, id: \.id) { record in
          ManagedSubscription(record: record) { ending = record }
        }
      }
      .navigationTitle(Text(verbatim: "Manage Subscriptions"))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button {
            dismiss()
          } label: {
            Text(verbatim: SystemWord.done.text)
          }
        }
      }
    }
    .alert(
      Text(verbatim: "Confirm Cancellation"), isPresented: isEnding, presenting: ending
    ) { record in
      Button(role: .cancel, action: {}, label: { Text(verbatim: "Not Now") })
      Button {
        Store.shared.update(record.id) { $0.renews = false }
      } label: {
        Text(verbatim: "Confirm")
      }
    } message: { record in
      Text(verbatim: end(of: record))
    }
    .task {
      let changes = Store.shared.changes.subscribe(after: [()])
      while await changes.next() != nil {
        records = Store.shared.entitlements().filter {
          $0.type == .autoRenewable && (group == nil || $0.group == group)
        }
      }
    }
  }

  private var isEnding: Binding<Bool> {
    Binding {
      ending != nil
    } set: {
      if !$0 { ending = nil }
    }
  }

  private func end(of record: PurchaseRecord) -> String {
    guard let date = record.expiration else { return "" }
    return "You can use your subscription until \(date.formatted(date: .long, time: .omitted))."
  }
}

/// A subscription of the user's, and the others of its group.
private struct ManagedSubscription: View {
  let record: PurchaseRecord
  let end: @MainActor () -> Void
  @Environment(\.purchaseFlow) private var flow

  private var options: [Product] {
    Store.shared.products(
      record.group.map(Store.shared.subscriptions(ofGroup:)) ?? [record.productID])
  }

  var body: some View {
    Section {
      ForEach(options) { product in
        Button {
          guard product.id != record.productID else { return }
          Task { await flow.buy(product) }
        } label: {
          HStack {
            VStack(alignment: .leading) {
              Text(verbatim: product.displayName)
              Text(verbatim: product.priceOfPeriod).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if product.id == record.productID {
              Image(systemName: "checkmark").accessibilityHidden(true)
            }
          }
        }
        .foregroundStyle(.primary)
        .accessibilityAddTraits(product.id == record.productID ? .isSelected : [])
      }
      if record.renews {
        Button(role: .destructive, action: end) { Text(verbatim: "Cancel Subscription") }
      }
    } header: {
      Text(verbatim: record.group.flatMap(Store.shared.groupName) ?? "")
    } footer: {
      if let date = record.expiration {
        let day = date.formatted(date: .long, time: .omitted)
        Text(verbatim: record.renews ? "Renews \(day)" : "Expires \(day)")
      }
    }
  }
}

extension View {
  /// Shows the app's subscriptions, of which the user chooses another or ends one.
  ///
  /// Differs from Apple's: words are English in every language; they, and what stands where, are from memory.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { ManageSubscriptionsSheet(group: nil) }
  }

  /// Shows the app's subscriptions of a group, of which the user chooses another or ends one.
  ///
  /// Differs from Apple's: words are English in every language; they, and what stands where, are from memory.
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View {
    sheet(isPresented: isPresented) { ManageSubscriptionsSheet(group: subscriptionGroupID) }
  }
}

extension AppStore {
  /// Shows the app's subscriptions, and returns when the sheet is closed.
  ///
  /// Differs from Apple's: words are English in every language; they, and what stands where, are from memory.
  ///
  /// - Throws: `StoreKitError.unknown` where nothing is shown that could show it.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try await StoreSheet.present(ManageSubscriptionsSheet(group: nil), in: scene)
  }

  /// Shows the app's subscriptions of a group, and returns when the sheet is closed.
  ///
  /// Differs from Apple's: words are English in every language; they, and what stands where, are from memory.
  ///
  /// - Throws: `StoreKitError.unknown` where nothing is shown that could show it.
  @MainActor
  public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    try await StoreSheet.present(ManageSubscriptionsSheet(group: subscriptionGroupID), in: scene)
  }
}
