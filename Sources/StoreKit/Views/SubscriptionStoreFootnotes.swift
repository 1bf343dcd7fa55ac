import SwiftUI

/// What stands below the controls of a subscription store: further buttons and the policies.
struct SubscriptionStoreFootnotes: View {
  @Environment(\.self) private var environment
  @State private var shown: SubscriptionStorePolicyKind?

  private var looks: SubscriptionStoreLooks { environment.subscriptionStoreLooks }

  var body: some View {
    VStack(spacing: 8) {
      StoreAuxiliaryButtons()
      if let signIn = looks.signIn, environment.showsStoreButton(.signIn, by: true) {
        Button(action: { signIn() }, label: { Text(verbatim: "Sign In") })
      }
      if environment.showsStoreButton(.policies, by: true) {
        HStack(spacing: 16) {
          ForEach(SubscriptionStorePolicyKind.all, id: \.self) { policy($0) }
        }
        .font(.footnote)
        .foregroundStyle(looks.policyStyle ?? AnyShapeStyle(.secondary))
      }
    }
  }

  @ViewBuilder
  private func policy(_ kind: SubscriptionStorePolicyKind) -> some View {
    if let policy = looks.policies[kind] {
      Button {
        switch policy {
        case .url(let url): environment.openURL(url)
        case .view: shown = kind
        }
      } label: {
        Text(verbatim: kind.title)
      }
      .sheet(isPresented: isShown(kind)) {
        if case .view(let view) = policy { view }
      }
    }
  }

  private func isShown(_ kind: SubscriptionStorePolicyKind) -> Binding<Bool> {
    Binding {
      shown == kind
    } set: {
      if !$0 { shown = nil }
    }
  }
}
