import Combine
import SwiftUI

/// Says so while there is no connection.
struct ConnectionBanner: View {
  let isOnline: AnyPublisher<Bool, Never>

  @State private(set) var isOffline = false
  let inspection = Inspection<Self>()

  var body: some View {
    VStack {
      if isOffline {
        Label("You are offline", systemImage: "wifi")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.white)
          .padding(.horizontal, 16)
          .padding(.vertical, 10)
          .background(Capsule().fill(Color.black.opacity(0.8)))
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier("connection-banner")
      }
    }
    .onReceive(isOnline) { isOffline = !$0 }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}
