import Device
import Foundation
import SwiftUI

/// An intent that a control performs.
@MainActor
enum IntentRun {
  /// Performs an intent, and those that its result goes on with.
  ///
  /// The console tells of errors, as on iOS.
  nonisolated static func start<Intent: AppIntent>(_ intent: Intent, from control: StaticString) {
    Task { @MainActor in
      do {
        try await perform(intent)
      } catch {
        RuntimeIssue.report("\(control): \(Intent.self) threw an error: \(error)")
      }
    }
  }

  private static func perform(_ first: any AppIntent) async throws {
    var next: (any AppIntent)? = first
    while let intent = next {
      do {
        next = try await following(intent)
      } catch let error as AppIntentError {
        guard let continuation = error.continuation else { throw error }
        try await continuation()
        next = nil
      }
    }
  }

  private static func following<Intent: AppIntent>(
    _ intent: Intent
  ) async throws -> (any AppIntent)? {
    (try await intent.perform() as? any ContinuedResult)?.next
  }
}
