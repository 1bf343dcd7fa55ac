import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Synchronization
import Testing

/// Each format has a library of its own, which may be missing: then what to install is said.
@Suite(.serialized) struct ImageDecoderTests {
  private let red: SIMD4<UInt8> = SIMD4(255, 0, 0, 255)

  @Test(arguments: [PictureFiles.gif, PictureFiles.webP])
  func filesOfPixelsAreRead(data: Data) throws {
    try ifInstalled {
      let image = try ImageDecoder.image(of: EncodedImage(data, name: "red"))
      #expect(image.bitmap?[0, 0] == red)
    }
  }

  @Test(arguments: [PictureFiles.svg, PictureFiles.pdf])
  func shapesAreDrawnAtEverySize(text: String) throws {
    let file = EncodedImage(Data(text.utf8), name: "shapes")
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    try ifInstalled {
      let list: DisplayList = [.image(.encoded(file), in: rect, ImageAttributes())]
      let lost = Mutex<[String]>([])
      LostPictures.setListener { text in lost.withLock { $0.append(text) } }
      defer { LostPictures.setListener(nil) }
      let image = try Renderer(scale: 2).image(of: list, size: rect.size)
      if let text = lost.withLock({ $0.first }) {
        #expect(text.contains("apt-get install"))
        return
      }
      let bitmap = try #require(image.bitmap)
      #expect(bitmap[2, 2] == red)
      #expect(bitmap[38, 38] == red)
      #expect(bitmap[42, 2] == .zero)
    }
  }

  @Test func aTintPaintsTheShapes() throws {
    let file = EncodedImage(Data(PictureFiles.svg.utf8), name: "shapes")
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    var attributes = ImageAttributes()
    attributes.tint = .color(PaintColor(red: 0, green: 0, blue: 1))
    let image = try Renderer(scale: 1)
      .image(of: [.image(.encoded(file), in: rect, attributes)], size: rect.size)
    let bitmap = try #require(image.bitmap)
    // Blue, or grey where the library is missing.
    #expect(bitmap[4, 4].x == 0)
    #expect(bitmap[4, 4].z > 0)
  }

  private nonisolated static let headers: [Data] = [
    Data(), Data("GIF89a".utf8), Data("GIF87a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0xF7, 0, 0],
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]),
    Data("RIFF".utf8) + [4, 0, 0, 0] + Data("WEBPVP8 ".utf8),
    Data([0, 0, 0, 24]) + Data("ftypheic".utf8), Data("%PDF-1.7\n".utf8), Data("<svg".utf8),
    Data("<svg xmlns='http://www.w3.org/2000/svg' width='nan' height='1e308'/>".utf8),
  ]

  /// A file of which only the beginning is there loses its own picture and no other.
  @Test(arguments: headers) func aHeaderAloneLosesNoScreen(header: Data) throws {
    let list: DisplayList = [
      .image(
        .encoded(EncodedImage(header, name: "beginning")),
        in: CGRect(x: 0, y: 0, width: 10, height: 10), ImageAttributes()),
      .fill(CGRect(x: 10, y: 0, width: 10, height: 10), PaintColor(red: 1, green: 0, blue: 0)),
    ]
    let image = try Renderer(scale: 1, background: .white)
      .image(of: list, size: CGSize(width: 20, height: 20))
    #expect(try #require(image.bitmap)[15, 5] == red)
  }

  @Test func aLostPictureIsGreyAndTheRestIsDrawn() throws {
    let file = EncodedImage(Data("junk".utf8), name: "junk.heic")
    let lost = Mutex<[String]>([])
    LostPictures.setListener { text in lost.withLock { $0.append(text) } }
    defer { LostPictures.setListener(nil) }
    let list: DisplayList = [
      .image(
        .encoded(file), in: CGRect(x: 0, y: 0, width: 10, height: 10), ImageAttributes()),
      .image(
        .encoded(file), in: CGRect(x: 0, y: 10, width: 10, height: 10), ImageAttributes()),
      .fill(CGRect(x: 10, y: 0, width: 10, height: 10), PaintColor(red: 1, green: 0, blue: 0)),
    ]
    let image = try Renderer(scale: 1, background: .white)
      .image(of: list, size: CGSize(width: 20, height: 20))
    let bitmap = try #require(image.bitmap)
    #expect(bitmap[5, 5].x < 240)
    #expect(bitmap[5, 5].x == bitmap[5, 5].y)
    #expect(bitmap[15, 5] == red)
    // Once, however often it is shown.
    #expect(lost.withLock { $0.count } == 1)
    #expect(lost.withLock { $0.first?.contains("\"junk.heic\": its format is unknown") } == true)
  }

  /// Runs a test; a library that is missing has to be named with its package.
  private func ifInstalled(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch RenderingError.unreadableImage(_, let reason) {
      #expect(reason.contains("apt-get install"))
    }
  }
}
