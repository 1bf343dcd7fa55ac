import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct UISliderTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func imagesAtTheEndsShortenTheTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    let whole = slider.trackRect(forBounds: slider.bounds)
    slider.minimumValueImage = image(20, 10)
    slider.maximumValueImage = image(30, 10)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == whole.minX + 24)
    #expect(track.maxX == whole.maxX - 34)
    #expect(
      slider.maximumValueImageRect(forBounds: slider.bounds)
        == CGRect(x: 270, y: 10.5, width: 30, height: 10))
  }

  @Test func aThumbImageDecidesTheThumbsSize() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    slider.setThumbImage(image(10, 20), for: .normal)
    slider.value = 1
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
    #expect(thumb == CGRect(x: 290, y: 5.5, width: 10, height: 20))
    #expect(slider.currentThumbImage == slider.thumbImage(for: .normal))
    #expect(slider.thumbImage(for: .highlighted) == nil)
  }

  @Test func trackImagesAreDrawn() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    let plain = DrawingPass.items(of: slider)
    slider.setMinimumTrackImage(image(4, 8), for: .normal)
    slider.setMaximumTrackImage(image(4, 8), for: .normal)
    #expect(DrawingPass.items(of: slider) != plain)
    #expect(slider.currentMinimumTrackImage?.size.height == 8)
  }

  @Test func aDragBesideAnImageReachesTheEnds() {
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
    slider.minimumValueImage = image(40, 10)
    controller.view.addSubview(slider)
    let window = show(controller)
    defer { window.isHidden = true }
    let start = CGPoint(x: 20 + 44 + 14, y: 115)
    play(.drag(from: start, to: CGPoint(x: 320, y: 115)))
    #expect(slider.value == 1)
    play(.drag(from: CGPoint(x: 306, y: 115), to: CGPoint(x: 50, y: 115)))
    #expect(slider.value == 0)
  }
}
