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
      Text(verbatim: "\(TimeZone.current.identifier) \(hour)").accessibilityIdentifier("zone")
      Button("Start") { start() }
      if let waited {
        Text(verbatim: "\(waited)").accessibilityIdentifier("waited")
      }
    }
  }

  /// By the calendar and zone of the user, of 9:41 GMT.
  private var hour: Int {
    Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 1_704_793_260))
  }

  private func start() {
    let start = Date()
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { waited = Date().timeIntervalSince(start) }
    }
  }
}
