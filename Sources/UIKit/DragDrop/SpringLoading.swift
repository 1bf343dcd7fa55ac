import CoreGraphics
import Device
import Foundation

/// A view that shows controls which a finger with dragged items activates by resting on them.
@MainActor
package protocol SpringLoadingHost: UIView {
  /// The front control at a point of the view's space that is activated so; nil for none.
  func springLoadedControl(at point: CGPoint) -> (any SpringLoadedControl)?
}

/// A control that a finger with dragged items activates by resting on it.
@MainActor
package protocol SpringLoadedControl: AnyObject {
  func springLoad()
}

/// Waits for a finger with dragged items to rest on a control.
@MainActor
final class SpringLoading {
  /// How long the finger rests, in seconds.
  static let delay: TimeInterval = 0.8

  private weak var control: (any SpringLoadedControl)?
  private var wait: ScheduledWork?

  /// Says what is below the finger; the wait begins anew only with another control.
  func rest(on new: (any SpringLoadedControl)?) {
    guard new !== control else { return }
    stop()
    guard let new else { return }
    control = new
    wait = UIApplication.shared.device.clock.schedule(after: Self.delay) { [weak self] in
      self?.wait = nil
      self?.control?.springLoad()
      UIChange.note()
    }
  }

  func stop() {
    wait?.cancel()
    wait = nil
    control = nil
  }
}

extension DragOperation {
  /// The control in front under the finger that resting there activates.
  func findSpringLoadedControl() -> (any SpringLoadedControl)? {
    guard let window else { return nil }
    var view = window.hitTest(location, with: nil)
    while let current = view {
      if let host = current as? any SpringLoadingHost,
        let found = host.springLoadedControl(at: host.convert(location, from: nil))
      {
        return found
      }
      view = current.superview
    }
    return nil
  }
}
