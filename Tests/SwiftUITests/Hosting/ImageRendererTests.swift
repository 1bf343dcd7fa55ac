import CoreGraphics
import Foundation
import Rendering
import Testing
import UIKit

@testable import SwiftUI

@MainActor
struct ImageRendererTests {
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let bitmap = Renderer.bitmap(of: image) else { return [] }
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.bytes[start..<start + 4])
  }

  @Test func thePictureHasTheSizeOfTheView() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    let image = try #require(renderer.cgImage)
    #expect(image.width == 20 && image.height == 10)
    #expect(pixel(image, 10, 5) == [255, 56, 60, 255] || pixel(image, 10, 5)[0] == 255)
    renderer.scale = 3
    #expect(renderer.cgImage?.width == 60)
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 10))
    #expect(renderer.uiImage?.scale == 3)
  }

  @Test func theProposalDecidesOfAFlexibleView() {
    let renderer = ImageRenderer(content: Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
    #expect(renderer.cgImage?.width == 30 && renderer.cgImage?.height == 40)
    renderer.proposedSize = .unspecified
    #expect(renderer.cgImage?.width == 10)
  }

  @Test func onlyAnOpaquePictureHasABackground() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    #expect(pixel(try #require(renderer.cgImage), 1, 1) == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(pixel(try #require(renderer.cgImage), 1, 1) == [0, 0, 0, 255])
  }

  @Test func aLayerClipsWhatIsDrawnWhereItIsOrIsNot() throws {
    func picture(_ options: GraphicsContext.ClipOptions) throws -> CGImage {
      let renderer = ImageRenderer(
        content: Canvas { context, size in
          context.clipToLayer(options: options) {
            $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black))
          }
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        }
        .frame(width: 10, height: 10))
      return try #require(renderer.cgImage)
    }
    let inside = try picture([])
    #expect(pixel(inside, 2, 5)[3] == 255 && pixel(inside, 7, 5)[3] == 0)
    let outside = try picture(.inverse)
    #expect(pixel(outside, 2, 5)[3] == 0 && pixel(outside, 7, 5)[3] == 255)
  }

  @Test func aViewWithoutSizeHasNoPicture() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 5)).uiImage == nil)
  }

  @Test func thePictureIsAPNGFile() throws {
    let renderer = ImageRenderer(content: Text("Hello").padding())
    let data = try #require(renderer.uiImage?.pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(UIImage(data: data)?.size == renderer.uiImage?.size)
  }

  @Observable final class Model {
    var width = 10.0
  }

  @Test func theRendererTellsWhenThePictureChanges() {
    struct Bar: View {
      let model: Model
      var body: some View { Color.green.frame(width: model.width, height: 5) }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model))
    var changes = 0
    let subscription = renderer.objectWillChange.sink { changes += 1 }
    #expect(renderer.cgImage?.width == 10)
    #expect(changes == 0)
    model.width = 20
    #expect(changes == 1)
    #expect(renderer.cgImage?.width == 20)
    renderer.scale = 2
    #expect(changes == 2)
    #expect(renderer.cgImage?.width == 40)
    renderer.content = Bar(model: Model())
    #expect(changes == 3)
    subscription.cancel()
  }

  @Test func drawingGoesToTheCallersContext() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 5)
        Color.blue.frame(width: 10, height: 5)
      })
    var told = CGSize.zero
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 10), format: UIGraphicsImageRendererFormat()
    ).image { context in
      renderer.render { size, draw in
        told = size
        // A view's context has its y axis pointing down.
        context.cgContext.translateBy(x: 0, y: size.height)
        context.cgContext.scaleBy(x: 1, y: -1)
        draw(context.cgContext)
      }
    }
    #expect(told == CGSize(width: 10, height: 10))
    let image = try #require(picture.cgImage)
    #expect(pixel(image, 3, 3)[0] == 255)
    #expect(pixel(image, 3, image.height - 3)[2] == 255)
  }
}
