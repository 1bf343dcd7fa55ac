import Combine
import SwiftUI
import ViewInspector

/// What an app puts into its build target to let its views be inspected while they live.
///
/// Only the main actor reaches it: views notify it there, and inspections run there.
internal final class Inspection<V>: @unchecked Sendable {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks = [UInt: (V) -> Void]()

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) {
      callback(view)
    }
  }
}

extension Inspection: InspectionEmissary {}
