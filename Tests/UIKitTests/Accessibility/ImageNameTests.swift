import CoreGraphics
import Testing

@testable import UIKit

/// What elements are called that show nothing but an image of the app's.
@MainActor
struct ImageNameTests {
  private func asset(_ name: String, side: CGFloat = 48) -> UIImage {
    let size = CGSize(width: side, height: side)
    let image = UIGraphicsImageRenderer(size: size).image { $0.fill($0.format.bounds) }
    return UIImage(image.storage, name: name)
  }

  @Test func aButtonIsCalledAfterItsBackgroundImage() throws {
    let screen = UIViewController()
    let button = UIButton(frame: CGRect(x: 50, y: 200, width: 48, height: 48))
    button.setBackgroundImage(asset("shopping-cart"), for: .normal)
    screen.view.addSubview(button)
    let window = show(screen)
    defer { window.isHidden = true }
    let found = try #require(element(.button, "shopping cart"))
    #expect(found.label == "shopping cart")
    #expect(found.identifier == "shopping-cart")
  }

  @Test func anImageComesBeforeTheBackground() {
    let button = UIButton()
    button.setBackgroundImage(asset("plate"), for: .normal)
    button.setImage(asset("big_star"), for: .normal)
    #expect(button.accessibilityLabel == "big star")
    button.setTitle("Rate", for: .normal)
    #expect(button.accessibilityLabel == "Rate")
  }

  @Test func anImageIsFoundByItsAssetsName() throws {
    let screen = UIViewController()
    let view = UIImageView(image: asset("my_cat"))
    view.frame.origin = CGPoint(x: 50, y: 200)
    screen.view.addSubview(view)
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(element(.image, "my_cat")?.label == "my cat")
    // The identifier that an app sets counts before it.
    view.accessibilityIdentifier = "cat"
    #expect(element(.image, "cat") != nil)
    #expect(element(.image, "my_cat") == nil)
  }

  @Test func aButtonIsAtLeastAsLargeAsItsBackground() {
    let button = UIButton()
    button.setBackgroundImage(asset("plate", side: 64), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 64, height: 64))
    button.setTitle("A title that is wider than the plate", for: .normal)
    #expect(button.intrinsicContentSize.width > 64)
    #expect(button.intrinsicContentSize.height == 64)
  }
}
