#if TESTABLE
  import SwiftUI

  /// A view that does something when it is pressed.
  @MainActor
  protocol PressableView {
    var action: @MainActor () -> Void { get }
  }

  extension Button: PressableView {}
#endif
