import Accessibility
import Foundation

/// What VoiceOver calls an image without a label of its own.
@MainActor
enum SpokenImageName {
  static func name(of image: UIImage) -> String? {
    if let symbol = image.symbolName { return SymbolNames.spokenLabel(for: symbol) }
    return image.assetName
  }
}
