import CoreGraphics
import DisplayList
import Foundation

/// Display lists to PDF.
package enum PDFEncoder {
  /// A page, whose list is drawn from its top left corner.
  package struct Page: Sendable {
    let list: DisplayList
    /// In points.
    let size: CGSize

    package init(_ list: DisplayList, size: CGSize) {
      self.list = list
      self.size = size
    }
  }

  /// - Returns: The file. What needs a layer, such as a shadow, is in it as pixels, one for each point.
  /// - Throws: `RenderingError` for a page without area, if a library is missing or if drawing fails.
  package static func data(
    of pages: [Page], information: PDFInformation = PDFInformation()
  ) throws -> Data {
    let pdf = try CairoPDF()
    return try Engine.use { engine in
      let collector = Collector()
      try withExtendedLifetime(collector) {
        try write(pages, information, pdf, engine, to: collector)
      }
      return collector.data
    }
  }

  private static func write(
    _ pages: [Page], _ information: PDFInformation, _ pdf: CairoPDF, _ engine: Engine,
    to collector: Collector
  ) throws {
    let limit = CGFloat(RenderingError.largestSide)
    for page in pages
    where !((1...limit).contains(page.size.width) && (1...limit).contains(page.size.height)) {
      throw RenderingError.unusableSize(
        width: page.size.width, height: page.size.height, scale: 1)
    }
    let first = pages.first?.size ?? CGSize(width: 612, height: 792)
    let object = pdf.create(
      Collector.take, Unmanaged.passUnretained(collector).toOpaque(), Double(first.width),
      Double(first.height))
    let size = (pages.map(\.size.width).max() ?? 1, pages.map(\.size.height).max() ?? 1)
    guard
      let surface = Surface(
        engine.cairo, adopting: object, width: Int(size.0.rounded(.up)),
        height: Int(size.1.rounded(.up)))
    else { throw RenderingError.drawingFailed("cairo makes no PDF") }
    for (number, text) in information.fields { pdf.setMetadata(surface.pointer, number, text) }
    for page in pages {
      pdf.setSize(surface.pointer, Double(page.size.width), Double(page.size.height))
      let canvas = try CairoCanvas(surface)
      try Painter(engine).draw(page.list.items, on: canvas)
      pdf.showPage(canvas.pointer)
      try canvas.check()
    }
    pdf.finish(surface.pointer)
  }

  /// Keeps what cairo writes.
  private final class Collector {
    var data = Data()

    static let take: Cairo.Stream = { closure, bytes, count in
      guard let closure, let bytes else { return 0 }
      Unmanaged<Collector>.fromOpaque(closure).takeUnretainedValue().data
        .append(bytes, count: Int(count))
      return 0
    }
  }
}
