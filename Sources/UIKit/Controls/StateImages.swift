import Foundation

/// What a control shows in which of its states.
@MainActor
struct StateImages {
  private var images: [UInt: UIImage] = [:]

  /// What was set for exactly this state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state.rawValue] }
    set { images[state.rawValue] = newValue }
  }

  /// The state's image, or that of the normal state.
  func shown(in state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}
