#if TESTABLE
  import SwiftUI

  /// A view that does something when it is pressed.
  @MainActor
  protocol PressableView {
    var action: @MainActor () -> Void { get }
  }

  extension Button: PressableView {}

  /// A modifier that does something when its view is tapped.
  @MainActor
  protocol TapHandler {
    var action: () -> Void { get }
  }

  extension OnTapGestureModifier: TapHandler {}
#endif
