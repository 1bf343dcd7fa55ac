import Foundation

/// The looks of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var buttonAppearance: UIBarButtonItemAppearance! = UIBarButtonItemAppearance()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var doneButtonAppearance: UIBarButtonItemAppearance! = UIBarButtonItemAppearance(
    style: .done)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backButtonAppearance: UIBarButtonItemAppearance! = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  override func fresh() -> UIBarAppearance { UINavigationBarAppearance() }

  override func looks(like other: UIBarAppearance) -> Bool {
    guard let other = other as? UINavigationBarAppearance else { return false }
    return super.looks(like: other)
      && NSDictionary(attributes: titleTextAttributes)
        == NSDictionary(
          attributes: other.titleTextAttributes)
      && NSDictionary(attributes: largeTitleTextAttributes)
        == NSDictionary(
          attributes: other.largeTitleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && buttonAppearance.looks(like: other.buttonAppearance)
      && doneButtonAppearance.looks(like: other.doneButtonAppearance)
      && backButtonAppearance.looks(like: other.backButtonAppearance)
      // Without an image of the app's each appearance has an empty one of its own.
      && backIndicatorImage.size == other.backIndicatorImage.size
      && (backIndicatorImage.size == .zero || backIndicatorImage == other.backIndicatorImage)
  }
}

extension NSDictionary {
  /// Attributes of a text as a dictionary that can be compared.
  convenience init(attributes: [NSAttributedString.Key: Any]) {
    self.init(
      dictionary: Dictionary(
        uniqueKeysWithValues: attributes.map { (NSString(string: $0.key.rawValue), $0.value) }))
  }
}
