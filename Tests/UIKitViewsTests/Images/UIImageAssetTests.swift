import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Images that are others in the dark.
@MainActor
@Suite(.serialized)
struct UIImageAssetTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// Made as apps make one: the asset itself is not kept.
  private func dynamicImage() -> UIImage {
    let asset = UIImageAsset()
    asset.register(square(10), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(square(20), with: UITraitCollection(userInterfaceStyle: .dark))
    return asset.image(with: UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func anAssetGivesTheVariantForTheTraits() throws {
    let image = dynamicImage()
    #expect(image.size.width == 10)
    let asset = try #require(image.imageAsset)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 20)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 10)
  }

  @Test func anImageViewFollowsTheAppearance() {
    let view = UIImageView(image: dynamicImage())
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(view.intrinsicContentSize.width == 10)
    controller.overrideUserInterfaceStyle = .dark
    settle()
    #expect(view.intrinsicContentSize.width == 20)
  }

  @Test func otherImagesHaveNoAsset() {
    #expect(square(5).imageAsset == nil)
    #expect(UIImageAsset().image(with: UITraitCollection()).size == .zero)
  }

  @Test func anAssetIsFreedWithItsImages() {
    weak var asset: UIImageAsset?
    do {
      let image = dynamicImage()
      asset = image.imageAsset
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }
}
