import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

/// Documents as apps draw them, read again as pictures.
@MainActor
struct UIGraphicsPDFRendererTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private func pageCount(_ data: Data) -> Int {
    text(data).components(separatedBy: "/Type /Page ").count - 1
  }

  /// Red, green, blue and alpha of a pixel of the first page, drawn in 60 × 40 pixels.
  private func pixel(_ data: Data, _ x: Int, _ y: Int) throws -> [UInt8] {
    let context = CGContext(size: CGSize(width: 60, height: 40), scale: 1, isOpaque: false)
    let page = ImageContent.encoded(EncodedImage(data, name: "page.pdf"))
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    context.draw(DisplayList([.image(page, in: rect, ImageAttributes())]))
    let pixels = try #require(context.makeImage()?.dataProvider?.data)
    let start = (y * 60 + x) * 4
    return Array(pixels[start..<(start + 4)])
  }

  @Test func eachPageIsInTheDocument() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 60, height: 40))
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
      context.beginPage()
      "Hello".draw(at: CGPoint(x: 2, y: 2), withAttributes: nil)
    }
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(pageCount(data) == 2)
    #expect(text(data).contains("/MediaBox [ 0 0 60 40 ]"))
    #expect(try pixel(data, 10, 20) == [255, 0, 0, 255])
    #expect(try pixel(data, 50, 20)[0] != 255 || pixel(data, 50, 20)[3] == 0)
  }

  @Test func aPageBeginsWithAFreshState() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    let data = renderer.pdfData { context in
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 10), pageInfo: [:])
      #expect(context.pdfContextBounds.size == CGSize(width: 30, height: 10))
      context.cgContext.translateBy(x: 100, y: 100)
      context.clip(to: .zero)
      context.beginPage()
      #expect(context.cgContext.ctm.tx == 0)
      #expect(context.pdfContextBounds.size == CGSize(width: 20, height: 20))
    }
    #expect(pageCount(data) == 2)
  }

  @Test func theDocumentTellsItsTitle() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Invoice", kCGPDFContextAuthor: "Ada"]
    let renderer = UIGraphicsPDFRenderer(
      bounds: CGRect(x: 0, y: 0, width: 20, height: 20), format: format)
    let written = text(renderer.pdfData { $0.beginPage() })
    #expect(written.contains("/Title (Invoice)"))
    #expect(written.contains("/Author (Ada)"))
  }

  @Test func theOldFunctionsWriteTheSame() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    UIGraphicsBeginPDFPage()
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(UIGraphicsGetPDFContextBounds().width == 20)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    #expect(try pixel(data as Data, 10, 10) == [0, 0, 255, 255])
  }

  @Test func aDocumentIsWrittenToAFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try UIGraphicsPDFRenderer(bounds: .zero).writePDF(to: file) { $0.beginPage() }
    #expect(text(try Data(contentsOf: file)).contains("/MediaBox [ 0 0 612 792 ]"))
  }
}
