import Foundation

extension UINavigationBar {
  /// What the back button shows in the place of its arrow.
  ///
  /// The bar's own two images have to be there both, as the documentation of iOS says.
  var shownBackIndicator: UIImage? {
    let looks = shownAppearance
    if looks.backIndicatorImage.size != .zero { return looks.backIndicatorImage }
    return backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }
}
