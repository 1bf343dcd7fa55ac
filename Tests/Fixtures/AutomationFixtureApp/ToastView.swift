import Foundation
import SwiftUI

/// A toast that hides after a second, in each way that apps count it, in an app that computes for longer.
struct ToastView: View {
  @State private var toast: String?
  @State private var ticks = 0
  @State private var ticker: (any DispatchSourceTimer)?

  var body: some View {
    VStack(spacing: 16) {
      Button("Dispatch") {
        show { hide in DispatchQueue.main.asyncAfter(deadline: .now() + 1) { hide() } }
      }
      Button("Task") {
        show { hide in
          Task {
            try? await Task.sleep(for: .seconds(1))
            hide()
          }
        }
      }
      Button("Timer") {
        show { hide in
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
            MainActor.assumeIsolated(hide)
          }
        }
      }
      Button("Thread") {
        show { hide in
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1)
            DispatchQueue.main.async { hide() }
          }
        }
      }
      Button("Tick") { tick() }
      Button("Compute") { compute() }
      if let toast { Text(verbatim: toast) }
      Text(verbatim: "\(ticks) ticks")
    }
  }

  private func show(_ hideLater: (@escaping @MainActor @Sendable () -> Void) -> Void) {
    toast = "Saved"
    hideLater { toast = nil }
    compute()
  }

  /// Every second by a source.
  private func tick() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 1)
    source.setEventHandler { MainActor.assumeIsolated { ticks += 1 } }
    source.resume()
    ticker = source
    compute()
  }

  /// Uses the processor for 1.2 seconds.
  private func compute() {
    let end = clock() + 6 * CLOCKS_PER_SEC / 5
    while clock() < end {}
  }
}
