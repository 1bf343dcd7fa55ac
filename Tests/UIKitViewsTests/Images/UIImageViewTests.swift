import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct UIImageViewTests {
  private func view() -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.image = UIImage(systemName: "star")
    view.animationImages = ["1.circle", "2.circle", "3.circle", "4.circle"].compactMap {
      UIImage(systemName: $0)
    }
    view.animationDuration = 0.4
    return view
  }

  private func shown(_ view: UIImageView) -> String {
    String(describing: DrawingPass.items(of: view))
  }

  private func advance(_ seconds: Double) {
    UIApplication.shared.device.clock.advance(by: seconds)
  }

  @Test func anImageThatFlipsIsMirroredFromRightToLeft() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let flipping = plain.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection)
    #expect(!plain.flipsForRightToLeftLayoutDirection)
    func drawn(_ image: UIImage, _ direction: UITraitEnvironmentLayoutDirection) -> String {
      var canvas = ViewCanvas(traits: UITraitCollection(layoutDirection: direction))
      let rect = CGRect(x: 10, y: 0, width: 20, height: 20)
      ImageDrawing.append(image, in: rect, tint: .black, to: &canvas)
      return canvas.list.description
    }
    #expect(drawn(flipping, .leftToRight) == drawn(plain, .leftToRight))
    #expect(drawn(flipping, .rightToLeft) != drawn(flipping, .leftToRight))
    #expect(drawn(plain, .rightToLeft) == drawn(plain, .leftToRight))
  }

  @Test func imagesFollowTheClock() {
    let view = view()
    let still = shown(view)
    view.startAnimating()
    var seen = [shown(view)]
    for _ in 0..<4 {
      advance(0.1)
      seen.append(shown(view))
    }
    #expect(Set(seen).count == 4)
    #expect(seen.first == seen.last)
    view.stopAnimating()
    #expect(shown(view) == still)
  }

  @Test func roundsEnd() {
    let view = view()
    view.animationRepeatCount = 2
    view.startAnimating()
    advance(0.75)
    #expect(view.isAnimating)
    advance(0.1)
    #expect(!view.isAnimating)
  }

  @Test func aHighlightedViewHasImagesOfItsOwn() {
    let view = view()
    view.highlightedAnimationImages = [UIImage(systemName: "heart")].compactMap { $0 }
    view.startAnimating()
    let plain = shown(view)
    view.isHighlighted = true
    #expect(shown(view) != plain)
  }

  @Test func anAnimatedImageMovesByItself() throws {
    let pictures = ["1.circle", "2.circle"].compactMap { UIImage(systemName: $0) }
    let film = try #require(UIImage.animatedImage(with: pictures, duration: 0.4))
    #expect(film.images?.count == 2)
    #expect(film.duration == 0.4)
    #expect(film.size == pictures.first?.size)
    let view = UIImageView(image: film)
    #expect(view.isAnimating)
    let first = shown(view)
    advance(0.2)
    #expect(shown(view) != first)
    advance(0.2)
    #expect(shown(view) == first)
    view.image = pictures.first
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}
