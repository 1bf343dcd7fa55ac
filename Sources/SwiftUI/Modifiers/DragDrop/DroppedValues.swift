import CoreTransferable
import Device
import Foundation

/// The values in what was dropped.
@MainActor
enum DroppedValues {
  /// Makes the values of the data, which may take a while, and hands over those that could be made.
  ///
  /// `action` is not called if there are none; each failure is reported.
  static func load<T: Transferable>(
    _ type: T.Type, from providers: [NSItemProvider], _ action: @escaping ([T]) -> Void
  ) {
    Task { @MainActor in
      var values: [T] = []
      for provider in providers {
        do {
          values.append(try await provider.value(of: T.self))
        } catch {
          RuntimeIssue.report("A drop could not be made a \(T.self): \(error)")
        }
      }
      if !values.isEmpty { action(values) }
      UIChange.note()
    }
  }
}
