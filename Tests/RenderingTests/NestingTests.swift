import CoreGraphics
import DisplayList
import Foundation
import Synchronization
import Testing

@testable import Rendering

// Together with the other tests that listen to what is told of pictures.
extension ImageDecoderTests {
  private var square: DisplayItem {
    .fill(CGRect(x: 0, y: 0, width: 10, height: 10), PaintColor(red: 1, green: 0, blue: 0))
  }

  /// A square inside of so many groups, beside one that lies in none.
  private func picture(
    of count: Int, _ group: (DisplayItem) -> DisplayItem
  ) throws -> (isInnerShown: Bool, isOuterShown: Bool, told: [String]) {
    var item = square
    for _ in 0..<count { item = group(item) }
    let list = DisplayList([item, .offset(CGPoint(x: 10, y: 0), [square])])
    let told = Mutex<[String]>([])
    LostPictures.setListener { text in told.withLock { $0.append(text) } }
    defer { LostPictures.setListener(nil) }
    let renderer = Renderer(scale: 1, background: .white)
    _ = try renderer.image(of: list, size: CGSize(width: 20, height: 10))
    let bitmap = try #require(
      renderer.image(of: list, size: CGSize(width: 20, height: 10)).bitmap)
    let isRed = { (place: SIMD4<UInt8>) in place.x > 200 && place.y < 150 && place.z < 150 }
    return (isRed(bitmap[5, 5]), isRed(bitmap[15, 5]), told.withLock { $0 })
  }

  @Test func groupsInsideOfEachOtherAreDrawnUpToABound() throws {
    let clip = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let few = try picture(of: 1_000) { .clipped(to: clip, [$0]) }
    #expect(few.isInnerShown)
    #expect(few.told == [])
    let many = try picture(of: 3_000) { .clipped(to: clip, [$0]) }
    #expect(!many.isInnerShown)
    #expect(many.isOuterShown)
    #expect(many.told.count == 1)
    #expect(
      many.told.first?.hasPrefix(
        "warning: What is drawn is nested too deeply: 2000 groups lie inside of each other."
      )
        == true)
  }

  @Test func translucentGroupsInsideOfEachOtherTakeBoundedMemory() throws {
    let few = try picture(of: 20) { .opacity(0.999, [$0]) }
    #expect(few.isInnerShown)
    #expect(few.told == [])
    let many = try picture(of: 3_000) { .opacity(0.999, [$0]) }
    #expect(!many.isInnerShown)
    #expect(many.isOuterShown)
    #expect(many.told.count == 1)
    #expect(many.told.first?.contains("nested too deeply: 64 translucent") == true)
  }

  /// What is wrapped once more with each call ends the process after some ten thousand.
  @Test func thePixelsOfAPictureTakeNoMoreOfTheStackEachTime() throws {
    let context = CGContext(size: CGSize(width: 2, height: 2))
    let junk = EncodedImage(Data("junk".utf8), name: "junk.heic")
    context.draw([.image(.encoded(junk), in: CGRect(x: 0, y: 0, width: 2, height: 2))])
    let image = try #require(context.makeImage())
    func stackOfPainter() -> UInt {
      let place = Mutex<UInt>(0)
      LostPictures.setListener { _ in
        var marker: UInt8 = 0
        withUnsafePointer(to: &marker) { here in
          place.withLock { $0 = UInt(bitPattern: here) }
        }
      }
      defer { LostPictures.setListener(nil) }
      _ = image.bitmap
      return place.withLock { $0 }
    }
    let first = stackOfPainter()
    for _ in 0..<500 { _ = image.bitmap }
    let last = stackOfPainter()
    #expect(first != 0)
    #expect(first == last)
  }

  @Test func imagesInsideOfEachOtherAreDrawnUpToABound() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let many = try picture(of: 3_000) { .image(.list([$0], size: rect.size), in: rect) }
    #expect(many.isOuterShown)
    #expect(many.told.count == 1)
  }
}
