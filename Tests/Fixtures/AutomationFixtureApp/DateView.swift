import Foundation
import SwiftUI

/// The date, and how far it is when a timer has fired.
struct DateView: View {
  @State private var waited: TimeInterval?

  var body: some View {
    VStack(spacing: 16) {
      TimelineView(.periodic(from: .distantPast, by: 3600)) { _ in
        Text(verbatim: Date().formatted(.iso8601)).accessibilityIdentifier("date")
      }
      Button("Start") { start() }
      if let waited {
        Text(verbatim: "\(waited)").accessibilityIdentifier("waited")
      }
    }
  }

  private func start() {
    let start = Date()
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { waited = Date().timeIntervalSince(start) }
    }
  }
}
