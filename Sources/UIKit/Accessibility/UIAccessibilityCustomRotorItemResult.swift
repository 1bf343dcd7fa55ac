import Foundation

/// An item to which a rotor leads.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text to which the rotor leads; nil for the whole element.
  open var targetRange: UITextRange?

  /// What is spoken in the place of the element's own words; nil for these.
  package var spokenLabel: String?

  public override nonisolated init() { super.init() }

  /// An item that is a whole element, or a part of its text.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
