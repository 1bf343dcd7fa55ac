import Foundation

/// The functions of libcairo that write PDF.
struct CairoPDF: Sendable {
  let create:
    @convention(c) (Cairo.Stream, UnsafeMutableRawPointer?, Double, Double) -> Cairo.Object?
  let setSize: Cairo.Point
  let setMetadata: @convention(c) (Cairo.Object?, Int32, UnsafePointer<CChar>?) -> Void
  let showPage: Cairo.Act
  let finish: Cairo.Act

  /// - Throws: `RenderingError` if the library or one of the functions is missing.
  init() throws {
    let library = try DynamicLibrary("libcairo.so.2", package: "libcairo2")
    create = try library.function("cairo_pdf_surface_create_for_stream")
    setSize = try library.function("cairo_pdf_surface_set_size")
    setMetadata = try library.function("cairo_pdf_surface_set_metadata")
    showPage = try library.function("cairo_show_page")
    finish = try library.function("cairo_surface_finish")
  }
}

/// What the pages of a document say together.
package struct PDFInformation: Sendable {
  package var title: String?
  package var author: String?
  package var subject: String?
  package var keywords: String?
  package var creator: String?

  package init() {}

  /// With the numbers that cairo has for them.
  var fields: [(number: Int32, text: String)] {
    [(0, title), (1, author), (2, subject), (3, keywords), (4, creator)]
      .compactMap { number, text in text.map { (number, $0) } }
  }
}
