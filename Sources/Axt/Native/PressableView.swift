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

  /// A gesture that does something after a tap.
  protocol TapEnding {
    func end()
  }

  extension _EndedGesture: TapEnding where Base == TapGesture {
    func end() { action(()) }
  }

  extension AddGestureModifier: TapHandler where T: TapEnding {
    var action: () -> Void { gesture.end }
  }

  extension SimultaneousGestureModifier: TapHandler where T: TapEnding {
    var action: () -> Void { gesture.end }
  }

  extension HighPriorityGestureModifier: TapHandler where T: TapEnding {
    var action: () -> Void { gesture.end }
  }
#endif
