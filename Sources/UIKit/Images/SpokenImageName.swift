import Accessibility
import Foundation

/// What VoiceOver calls an image: the label of its own, or what its name says.
@MainActor
enum SpokenImageName {
  static func name(of image: UIImage) -> String? {
    if let label = image.accessibilityLabel { return label }
    if let symbol = image.symbolName { return SymbolNames.spokenLabel(for: symbol) }
    return image.assetName.map(words(ofAsset:))
  }

  /// The name of an image of the app's, by which UI tests find what shows it.
  static func asset(of image: UIImage) -> String? {
    image.symbolName == nil ? image.assetName : nil
  }

  /// What an asset's name says: "shopping-cart" and "shopping_cart" are spoken as two words.
  static func words(ofAsset name: String) -> String {
    String(name.map { $0 == "-" || $0 == "_" ? " " : $0 })
  }
}
