import Foundation

/// The looks of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var buttonAppearance: UIBarButtonItemAppearance! = UIBarButtonItemAppearance()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var doneButtonAppearance: UIBarButtonItemAppearance! = UIBarButtonItemAppearance(
    style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  override func fresh() -> UIBarAppearance { UIToolbarAppearance() }

  override func looks(like other: UIBarAppearance) -> Bool {
    guard let other = other as? UIToolbarAppearance else { return false }
    return super.looks(like: other) && buttonAppearance.looks(like: other.buttonAppearance)
      && doneButtonAppearance.looks(like: other.doneButtonAppearance)
  }
}
