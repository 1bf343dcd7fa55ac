import Foundation
import Synchronization

/// The variants of one image, for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let variants = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

  public override init() { super.init() }

  /// Adds a variant, which from then on shows itself as the one of the traits around it.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    // Its own copy: the image has the asset, and not the asset the image.
    let copy = UIImage(image.storage, name: image.name)
    variants.withLock {
      $0.removeAll { $0.traits == traitCollection }
      $0.append((traitCollection, copy))
    }
    image.join(self)
  }

  open func unregister(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// The variant for the traits; the first where none was registered for them, an empty image where there is none at all.
  ///
  /// Differs from Apple's: only the appearance, light or dark, and the scale make a difference.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let all = variants.withLock { $0 }
    func fit(_ traits: UITraitCollection) -> Int {
      var points = 0
      if traits.userInterfaceStyle != .unspecified {
        points += traits.userInterfaceStyle == traitCollection.userInterfaceStyle ? 4 : -8
      }
      if traits.displayScale > 0 {
        points += traits.displayScale == traitCollection.displayScale ? 2 : -1
      }
      return points
    }
    var best: (image: UIImage, points: Int)?
    for variant in all {
      let points = fit(variant.traits)
      if best.map({ points > $0.points }) ?? true { best = (variant.image, points) }
    }
    let found = best?.image ?? UIImage()
    let image = UIImage(found.storage, name: found.name)
    image.join(self)
    return image
  }
}

extension UIImage {
  /// The asset that the image was registered with; nil for others.
  ///
  /// Differs from Apple's: images of asset catalogues have none.
  public var imageAsset: UIImageAsset? { asset.withLock { $0.value } }

  fileprivate func join(_ asset: UIImageAsset) { self.asset.withLock { $0 = AssetLink(asset) } }

  /// The variant of the image for traits: itself where it has no asset.
  func variant(for traits: UITraitCollection) -> UIImage {
    imageAsset?.image(with: traits) ?? self
  }
}

/// The asset of an image, if any.
struct AssetLink {
  let value: UIImageAsset?
  init(_ value: UIImageAsset? = nil) { self.value = value }
}
