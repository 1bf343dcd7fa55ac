import Device
import Foundation

/// Where an assistive technology is on the screen.
///
/// It moves while VoiceOver or Switch Control is on: to what the app names, and to where a user would go.
@MainActor
package final class AccessibilityCursor {
  package static let shared = AccessibilityCursor()

  // Elements that stand for no view are kept: nobody else has those of a hosted view for longer than a turn.
  private var kept: UIAccessibilityElement?
  private weak var other: UIResponder?
  /// The part of the element's text to which a rotor has led; nil where it is at the whole element.
  package private(set) var textRange: UITextRange?

  package var element: UIResponder? { kept ?? other }

  /// Goes to an element, or to none, where no technology is on.
  package func move(to new: UIResponder?) {
    let traits = Device.main.traits
    let isOn = traits.isVoiceOverRunning || traits.isSwitchControlRunning
    let new = isOn ? new : nil
    guard new !== element else { return }
    textRange = nil
    let old = element
    kept = new as? UIAccessibilityElement
    other = kept == nil ? new : nil
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [:]
    if let new { info[UIAccessibility.focusedElementUserInfoKey] = new }
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: new, userInfo: info)
    UIChange.note()
  }

  /// Goes on to the next item of a rotor, or back to the one before.
  ///
  /// - Returns: false where there is none.
  @discardableResult
  package func move(
    _ direction: UIAccessibilityCustomRotor.Direction, in rotor: UIAccessibilityCustomRotor
  ) -> Bool {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    predicate.currentItem.targetElement = element
    predicate.currentItem.targetRange = textRange
    guard let item = rotor.itemSearchBlock(predicate),
      let target = item.targetElement as? UIResponder
    else { return false }
    move(to: target)
    if element === target { textRange = item.targetRange }
    return true
  }
}
