import SwiftUI

/// Stands where a list would be, and says why there is none.
struct EmptyShelf<Actions: View>: View {
  let symbol: String
  let title: String
  let message: String
  @ViewBuilder let actions: Actions

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.system(size: 44))
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(title)
        .font(.title2.bold())
      Text(message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      actions
        .padding(.top, 8)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension EmptyShelf where Actions == EmptyView {
  init(symbol: String, title: String, message: String) {
    self.init(symbol: symbol, title: title, message: message) { EmptyView() }
  }
}
