import Device
import Foundation

/// A long press that tells when the finger goes down and leaves.
package nonisolated struct PressingGesture: PrimitiveGesture {
  package typealias Value = Bool

  package let press: LongPressGesture
  package let onPressingChanged: ((Bool) -> Void)?

  @MainActor
  package func makeResolver() -> PressingResolver { PressingResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: PressingResolver) {
    let resolver = resolver
    resolver.onPressingChanged = onPressingChanged
    press._updateResolver(resolver.base)
  }
}

@MainActor
package final class PressingResolver: WrappingResolver<LongPressGesture, Bool> {
  var onPressingChanged: ((Bool) -> Void)?
  private var isPressing = false

  init(_ gesture: PressingGesture) {
    onPressingChanged = gesture.onPressingChanged
    super.init(gesture.press)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Bool> {
    let phase = base.update(event, &actions)
    switch phase {
    case .possible(true?): actions.append { [self] in setPressing(true) }
    case .ended: actions.append { [self] in setPressing(false) }
    default: break
    }
    return phase
  }

  private func setPressing(_ new: Bool) {
    guard isPressing != new else { return }
    isPressing = new
    onPressingChanged?(new)
  }

  package override func cancel() { setPressing(false) }
}

/// Does something when the view is pressed for a while.
package nonisolated struct OnLongPressGestureModifier: GestureAddingModifier {
  package typealias Body = Never

  package let press: LongPressGesture
  package let action: () -> Void
  package let onPressingChanged: ((Bool) -> Void)?

  package var gesture: _EndedGesture<PressingGesture> {
    let action = action
    return PressingGesture(press: press, onPressingChanged: onPressingChanged)
      .onEnded { _ in action() }
  }
  package var mask: GestureMask { .all }
  @MainActor package static var priority: GestureRecognizer.Priority { .normal }
  @MainActor package var _structure: _ModifierStructure { .modifier("onLongPressGesture") }
}

extension View {
  /// Does something when the view is pressed for a while.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      OnLongPressGestureModifier(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
