import CoreGraphics
import DisplayList
import Testing

@testable import UIKit

@MainActor
struct ImageSlicesTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }

  private func items(_ image: UIImage, _ rect: CGRect) -> Int {
    var canvas = ViewCanvas(traits: .current)
    ImageDrawing.append(image, in: rect, tint: .red, to: &canvas)
    return canvas.list.items.count
  }

  @Test func capsMakeNineParts() {
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
      resizingMode: .stretch)
    #expect(resizable.resizingMode == .stretch)
    #expect(items(resizable, CGRect(x: 0, y: 0, width: 100, height: 100)) == 9)
    #expect(items(image, CGRect(x: 0, y: 0, width: 100, height: 100)) == 1)
  }

  @Test func tilesFillTheRectangle() {
    let tiled = image.resizableImage(withCapInsets: .zero)
    #expect(tiled.resizingMode == .tile)
    // Three whole ones and a part in each of two rows.
    #expect(items(tiled, CGRect(x: 0, y: 0, width: 100, height: 60)) == 8)
  }
}
