import Foundation

/// What a rotor is asked for: the next item, or the one before.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the search starts; without a target element at one of the ends.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override nonisolated init() { super.init() }
}
