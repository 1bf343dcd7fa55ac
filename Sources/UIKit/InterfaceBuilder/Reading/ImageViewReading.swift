import Foundation

/// What elements say of image views.
@MainActor
enum ImageViewReading {
  static func apply(_ element: InterfaceElement, to view: UIImageView, _ values: InterfaceValues) {
    if let image = values.image("image", of: element) { view.image = image }
    if let image = values.image("highlightedImage", of: element) { view.highlightedImage = image }
    if let highlighted = element.flag("highlighted") { view.isHighlighted = highlighted }
    if let adjusts = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
    if let symbol = element.child("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = InterfaceImages.symbolConfiguration(symbol)
    }
  }
}
