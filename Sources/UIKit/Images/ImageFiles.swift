import CoreGraphics
import DisplayList
import Foundation
import Rendering

/// Finds image files in bundles and decodes them.
enum ImageFiles {
  /// Finds an image of an asset catalogue; set by whoever can read one.
  @MainActor package static var catalogue: ((String, Bundle?) -> UIImage?)?

  /// The asset or file called `name`, in `bundle` or else the main one; nil if there is none.
  @MainActor static func image(named name: String, in bundle: Bundle?) -> UIImage? {
    if let image = catalogue?(name, bundle) { return image }
    let bundles = bundle.map { [$0] } ?? [Bundle.main] + Bundle.allBundles
    let base = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    for bundle in bundles {
      for scale in ["@3x", "@2x", ""] {
        for kind in given.isEmpty ? ["png", "jpg", "jpeg"] : [given] {
          if let path = bundle.path(forResource: base + scale, ofType: kind),
            let image = UIImage(contentsOfFile: path)
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

  static func decode(_ encoded: EncodedImage) -> CGImage? {
    nil
  }
}
