import Foundation

/// An item to which a rotor leads.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?

  /// What is spoken in the place of the element's own words; nil for these.
  package var spokenLabel: String?

  public override nonisolated init() { super.init() }

  /// An item that is a whole element.
  ///
  /// Differs from Apple's: there is no range of text in it.
  public convenience init(targetElement: any NSObjectProtocol) {
    self.init()
    self.targetElement = targetElement
  }
}
