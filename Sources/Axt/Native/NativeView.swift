import SwiftUI

/// Says which control of the framework a view is, so that its data can be read.
public struct NativeView<Content: View, M: Modifier> {
  /// What reads the control.
  public let base: M

  /// A control that `base` reads.
  public init(base: M) { self.base = base }
}

/// Reads the data of one kind of control.
@MainActor
public protocol Modifier {
  associatedtype Content: View
  #if TESTABLE
    associatedtype Body: View
    /// The control, exposed with the data that it shows.
    func make(_ content: Content) -> Body
  #endif
}
