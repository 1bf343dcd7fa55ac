import CoreGraphics
import Device
import Foundation
import Rendering

extension UIImage {
  /// The picture that an asset catalogue describes; nil if its file is missing, or is no picture.
  package convenience init?(asset: AssetPicture, name: String) {
    guard let data = FileManager.default.contents(atPath: asset.path) else { return nil }
    // Shapes have as many pixels as the screen.
    let scale = ImageFormat(data).isVector ? 3 : asset.scale
    guard let image = UIImage(file: data, scale: scale, name: name) else { return nil }
    var storage = image.storage
    switch asset.intent {
    case .automatic: break
    case .template: storage.renderingMode = .alwaysTemplate
    case .original: storage.renderingMode = .alwaysOriginal
    }
    if let insets = asset.capInsets {
      storage.capInsets = insets
      storage.tiles = asset.tiles
    }
    self.init(storage, name: name)
  }
}
