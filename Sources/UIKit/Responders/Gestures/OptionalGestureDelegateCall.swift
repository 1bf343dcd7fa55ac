import Foundation

// MARK: - Optional calls: `delegate?.gestureRecognizerShouldBegin?(pan)`

extension UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool?)? {
    { recognizer in
      DefaultRequirement.call { self.gestureRecognizerShouldBegin(recognizer) }
    }
  }

  /// Stands for the optional methods in `delegate?.gestureRecognizer?(…)`.
  public var gestureRecognizer: OptionalGestureDelegateCall? { .init(delegate: self) }
}

/// The optional methods of a recogniser's delegate; nil where it has none.
@preconcurrency @MainActor
public struct OptionalGestureDelegateCall {
  let delegate: any UIGestureRecognizerDelegate

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
  }
}
