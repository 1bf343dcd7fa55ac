import Foundation

/// What a control shows in which of its states.
@MainActor
struct StateImages {
  /// By the raw value of the state.
  var byState: [UInt: UIImage] = [:]

  /// What was set for exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { byState[state.rawValue] }
    set { byState[state.rawValue] = newValue }
  }

  /// The state's image, or that of the normal state.
  func shown(in state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}
