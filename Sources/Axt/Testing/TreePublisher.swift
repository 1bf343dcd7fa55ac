#if TESTABLE
  import Foundation
  import SwiftUI

  /// Holds the newest tree of a host, and wakes those who wait for a change.
  @MainActor
  final class TreePublisher {
    private(set) var tree: Axt?
    private(set) var revision = 0
    private var waits: [UUID: Wait] = [:]

    private struct Wait {
      let condition: () -> Bool
      let continuation: CheckedContinuation<Void, any Error>
    }

    /// Takes a new tree and ends the waits that it meets.
    func publish(_ new: Axt?) {
      tree = new
      revision += 1
      for (id, wait) in waits where wait.condition() {
        waits[id] = nil
        wait.continuation.resume()
      }
    }

    /// - Throws: `TimeOut` after `timeout` seconds, `CancellationError` when the task is cancelled.
    func wait(timeout: TimeInterval, until condition: @escaping () -> Bool) async throws {
      let id = UUID()
      let alarm =
        timeout.isFinite
        ? Task { [weak self] in
          try await Task.sleep(for: .seconds(max(0, timeout)))
          self?.end(id, with: TimeOut())
        } : nil
      defer { alarm?.cancel() }
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          waits[id] = Wait(condition: condition, continuation: continuation)
        }
      } onCancel: {
        Task { @MainActor [weak self] in self?.end(id, with: CancellationError()) }
      }
    }

    private func end(_ id: UUID, with error: any Error) {
      waits.removeValue(forKey: id)?.continuation.resume(throwing: error)
    }
  }

  /// What a host shows: the view in a red frame, which tells it from the rest of the app.
  struct HostedRoot<Content: View>: View {
    let content: Content
    let publisher: TreePublisher

    var body: some View {
      content
        .border(Color.red, width: 2)
        .padding()
        .testId("app")
        .onPreferenceChange(AxtPreferenceKey.self) { nodes in publisher.publish(nodes.first) }
    }
  }
#endif
