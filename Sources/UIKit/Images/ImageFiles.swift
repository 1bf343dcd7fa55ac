import CoreGraphics
import DisplayList
import Foundation
import Rendering

/// Finds image files in bundles and decodes them.
enum ImageFiles {
  /// The asset or file called `name`, in `bundle` or else the main one; nil if there is none.
  @MainActor static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    let place = AssetPlace.onDevice(isDark: isDark)
    if let asset = AssetCatalogue.image(named: name, in: bundle, for: place),
      let image = UIImage(asset: asset, name: name)
    {
      return image
    }
    if let symbol = AssetSymbols.symbol(named: name, in: bundle) {
      return UIImage(systemName: symbol)
    }
    let base = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    for root in AssetCatalogue.roots(of: bundle) {
      for scale in ["@3x", "@2x", ""] {
        for kind in given.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [given] {
          let file = "\(base)\(scale).\(kind)"
          if let data = FileManager.default.contents(atPath: "\(root)/\(file)"),
            let image = UIImage(file: data, scale: self.scale(ofFileNamed: file), name: file)
          {
            return image
          }
        }
      }
    }
    return nil
  }

  /// Pixels per point, from a name such as "icon@2x.png".
  static func scale(ofFileNamed name: String) -> CGFloat {
    let base = (name as NSString).deletingPathExtension
    if base.hasSuffix("@2x") { return 2 }
    return base.hasSuffix("@3x") ? 3 : 1
  }

  /// The pixels of a file or a symbol; nil for an empty image, and for files that cannot be read.
  static func pixels(of image: UIImage) -> CGImage? {
    switch image.storage.content {
    case .cgImage(let content): return content
    case .encoded(let encoded) where !ImageFormat(encoded.data).isVector:
      return try? ImageDecoder.image(of: encoded)
    case .empty: return nil
    case .symbol, .encoded:
      guard let list = list(of: image) else { return nil }
      return try? Renderer(scale: image.scale).image(of: list, size: image.size)
    }
  }
}
