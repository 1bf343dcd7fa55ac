import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing

/// Materials: what lies behind is seen blurred, through a colour.
struct BackdropTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Red at the left and blue at the right of a hundred points, under a backdrop in the lower half.
  private func picture(
    _ backdrop: Backdrop, background: PaintColor? = .white, halves: Bool = true
  ) throws -> CGBitmap {
    var list: DisplayList = []
    if halves {
      list = [.fill(rect(0, 0, 50, 100), red), .fill(rect(50, 0, 50, 100), blue)]
    }
    list.append(.fill(rect(0, 50, 100, 50), .backdrop(backdrop)))
    let image = try Renderer(scale: 2, background: background)
      .image(of: list, size: CGSize(width: 100, height: 100))
    return try #require(image.bitmap)
  }

  @Test func whatLiesBehindIsBlurred() throws {
    let bitmap = try picture(Backdrop(tint: .clear, radius: 5))
    // Beside the border both colours mix; far from it they stay, also at the edge of the picture.
    let middle = bitmap[100, 150]
    #expect(abs(Int(middle.x) - 128) < 20 && abs(Int(middle.z) - 128) < 20)
    let left = bitmap[1, 198]
    #expect(left.x > 250 && left.z < 5 && left.w == 255)
    let near = bitmap[92, 150]
    #expect(near.x > middle.x + 10 && near.z > 20)
  }

  @Test func whatIsNotCoveredStaysSharp() throws {
    let bitmap = try picture(Backdrop(tint: .clear, radius: 5))
    #expect(bitmap[99, 98] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[100, 98] == SIMD4(0, 0, 255, 255))
  }

  @Test func theColourLiesOverIt() throws {
    let tint = PaintColor(white: 1, alpha: 0.5)
    let bitmap = try picture(Backdrop(tint: tint, radius: 5))
    let left = bitmap[4, 190]
    #expect(left.x == 255 && abs(Int(left.y) - 128) <= 2)
  }

  @Test func coloursGetStronger() throws {
    func pale(_ saturation: Double) throws -> SIMD4<UInt8> {
      let list: DisplayList = [
        .fill(rect(0, 0, 20, 20), PaintColor(red: 0.6, green: 0.5, blue: 0.5)),
        .fill(
          rect(0, 0, 20, 20), .backdrop(Backdrop(tint: .clear, radius: 2, saturation: saturation))),
      ]
      let image = try Renderer(scale: 1).image(of: list, size: CGSize(width: 20, height: 20))
      return try #require(image.bitmap)[10, 10]
    }
    #expect(try pale(1.8).x > pale(1).x)
    #expect(try pale(1.8).y < pale(1).y)
  }

  @Test func overNothingTheColourIsLeft() throws {
    let bitmap = try picture(
      Backdrop(tint: PaintColor(white: 1, alpha: 0.5), radius: 5), background: nil, halves: false)
    #expect(abs(Int(bitmap[100, 150].w) - 128) <= 1)
  }

  @Test func aFadedOneShowsWhatIsSharpToo() throws {
    let half = try picture(Backdrop(tint: .white, radius: 5, opacity: 0.5))
    #expect(abs(Int(half[4, 190].y) - 128) <= 2)
    let none = try picture(Backdrop(tint: .white, radius: 5, opacity: 0))
    #expect(none[4, 190] == SIMD4(255, 0, 0, 255))
  }

  /// A picture of a white page with a bar at its top, drawn in the middle of a page of a colour.
  private func pictureOfABar(on page: PaintColor, scale: CGFloat) throws -> CGBitmap {
    let bar: DisplayList = [
      .fill(rect(0, 0, 60, 60), PaintColor.white),
      .fill(rect(0, 0, 60, 20), .backdrop(Backdrop(tint: .clear, radius: 10))),
    ]
    let image = ImageContent.list(bar, size: CGSize(width: 60, height: 60))
    let list: DisplayList = [
      .fill(rect(0, 0, 100, 100), page),
      .image(image, in: rect(20, 20, 60 * scale, 60 * scale)),
    ]
    return try #require(
      try Renderer(scale: 2).image(of: list, size: CGSize(width: 100, height: 100)).bitmap)
  }

  @Test(arguments: [1, 0.5] as [CGFloat])
  func materialsInAPictureSeeOnlyWhatIsInIt(scale: CGFloat) throws {
    let bitmap = try pictureOfABar(on: red, scale: scale)
    for (x, y) in [(20, 20), (20, 29), (50, 20), (49, 24)] as [(CGFloat, CGFloat)] {
      // Pixels just inside of the picture's corner and edges, and in its bar.
      let place = (Int(2 * (20 + (x - 20) * scale)), Int(2 * (20 + (y - 20) * scale)))
      #expect(bitmap[place.0, place.1] == SIMD4(255, 255, 255, 255), "\(x) \(y)")
    }
    #expect(bitmap[38, 60] == SIMD4(255, 0, 0, 255))
  }

  @Test func aPictureThatIsMixedWithMixesWithItself() throws {
    let mixed: DisplayList = [
      .group(GroupAttributes(blendMode: .multiply), [.fill(rect(0, 0, 40, 40), blue)])
    ]
    let image = ImageContent.list(mixed, size: CGSize(width: 40, height: 40))
    let list: DisplayList = [
      .fill(rect(0, 0, 100, 100), red), .image(image, in: rect(20, 20, 40, 40)),
    ]
    let bitmap = try #require(
      try Renderer(scale: 1).image(of: list, size: CGSize(width: 100, height: 100)).bitmap)
    #expect(bitmap[40, 40] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[10, 10] == SIMD4(255, 0, 0, 255))
  }

  @Test func descriptionsNameIt() {
    let paint = Paint.backdrop(Backdrop(tint: .white, radius: 20, saturation: 1.8))
    #expect(paint.description == "backdrop(\(PaintColor.white), blur 20, saturation 1.8)")
  }
}
