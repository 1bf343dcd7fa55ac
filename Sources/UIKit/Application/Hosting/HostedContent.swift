import Accessibility
import CoreGraphics
import Device

/// Content that another framework puts inside a view: how SwiftUI plugs into UIKit.
///
/// A hosting view is an ordinary `UIView` subclass that also conforms to this protocol, and
/// overrides what it needs of UIKit's hooks:
/// - `layoutSubviews()` to lay its content out in `bounds`; `sizeThatFits(_:)`,
///   `intrinsicContentSize` and `systemLayoutSizeFitting` to tell its size;
/// - `hitTest(_:with:)` and `touchesBegan/Moved/Ended/Cancelled` to take touches, or gesture
///   recognisers of its own;
/// - `canBecomeFirstResponder` and `UIKeyInput` to take keys;
/// - `didMoveToWindow()`, `safeAreaInsetsDidChange()`, `traitCollectionDidChange(_:)` to follow
///   its place.
///
/// It calls `TurnScheduler.shared.add(self)` once, and `UIChange.note()` whenever its state
/// changes. Its turn brings bodies, preferences and callbacks up to date; layout follows by itself
/// where it called `setNeedsLayout()` on its view. A hosting controller is an ordinary `UIViewController` whose `loadView()` makes the
/// hosting view, so that windows, navigation, tabs and presentation treat it as any other.
@MainActor
package protocol HostedContent: TurnParticipant {
  /// Appends what the content shows, over the view's background and under its subviews, in the
  /// view's coordinates.
  func appendHostedDisplayItems(to canvas: inout ViewCanvas)

  /// The elements of the content, those of hosted subviews included, in reading order.
  func hostedAccessibilityElements(
    in context: AccessibilityTreeContext
  ) -> [AccessibilityElement]

  /// Does what an assistive technology or a driver asks of one of the content's elements.
  ///
  /// - Returns: false if the element has no such action.
  func performHostedAccessibilityAction(
    _ action: AccessibilityElementAction, onElement id: UInt64
  ) -> Bool

  /// Whether a touch at a place in the view's coordinates meets what one of the content's elements tells of.
  func touchReaches(hostedElement id: UInt64, at point: CGPoint) -> Bool

  /// Scrolls what the content scrolls itself until one of its elements can be seen.
  ///
  /// - Returns: false if nothing in the content scrolls it.
  func scrollHostedElementToVisible(_ id: UInt64) -> Bool

  /// The pointer of a mouse or trackpad has come to a place in the view's coordinates; nil when it has left.
  func movePointer(to point: CGPoint?)

  /// What scrolls the content back to where it is now, for when it has been laid out otherwise meanwhile.
  func scrollingBack() -> @MainActor () -> Void

  /// The content as indented text, a line a view, for people to read.
  func hostedDump() -> String
}
