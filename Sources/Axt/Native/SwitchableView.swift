#if TESTABLE
  import SwiftUI

  /// A view that is on or off.
  @MainActor
  protocol SwitchableView {
    /// Nil when it stands for several states that differ.
    var state: Bool? { get }
    /// Turns it over, animated; does nothing when the states differ.
    func flip()
  }

  extension Toggle: SwitchableView {
    var state: Bool? {
      let states = Set(bindings.map(\.wrappedValue))
      return states.count == 1 ? states.first : nil
    }

    func flip() {
      guard let state else { return }
      withAnimation {
        for binding in bindings { binding.wrappedValue = !state }
      }
    }
  }
#endif
