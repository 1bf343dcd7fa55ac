import CoreGraphics
import DisplayList
import Foundation

/// Files of shapes, drawn on a canvas at any size: SVG through librsvg, PDF through poppler.
enum VectorLibrary {
  private typealias Object = OpaquePointer

  /// Draws a file over (0, 0, 1, 1).
  ///
  /// - Throws: `RenderingError.unreadableImage` for a damaged file, or where a library is missing.
  static func draw(
    _ file: EncodedImage, _ format: ImageFormat, on canvas: CairoCanvas, _ cairo: Cairo
  ) throws {
    let objects = try ImageDecoder.library(
      "libgobject-2.0.so.0", package: "libglib2.0-0", for: file, format)
    let unreference: @convention(c) (Object?) -> Void = try objects.function("g_object_unref")
    let bytes = [UInt8](file.data)
    try canvas.saving {
      if format == .svg {
        try drawSVG(file, bytes, on: canvas, unreference)
      } else {
        try drawPDF(file, bytes, on: canvas, unreference)
      }
    }
  }

  // MARK: SVG

  /// `RsvgRectangle`.
  private struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double
  }

  private static func drawSVG(
    _ file: EncodedImage, _ bytes: [UInt8], on canvas: CairoCanvas,
    _ unreference: @convention(c) (Object?) -> Void
  ) throws {
    let library = try ImageDecoder.library(
      "librsvg-2.so.2", package: "librsvg2-2", for: file, .svg)
    let make: @convention(c) (UnsafePointer<UInt8>?, Int, OpaquePointer?) -> Object? =
      try library.function("rsvg_handle_new_from_data")
    let render: @convention(c) (Object?, Object?, UnsafeRawPointer?, OpaquePointer?) -> Int32 =
      try library.function("rsvg_handle_render_document")
    guard let handle = make(bytes, bytes.count, nil) else {
      throw ImageDecoder.damaged(file, .svg)
    }
    defer { unreference(handle) }
    // In its own units, so that lengths in it keep their meaning.
    let size = VectorFile.size(of: file.data) ?? CGSize(width: 100, height: 100)
    guard
      canvas.concatenate(CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height))
    else { return }
    var viewport = Rectangle(width: size.width, height: size.height)
    guard render(handle, canvas.pointer, &viewport, nil) != 0 else {
      throw ImageDecoder.damaged(file, .svg)
    }
  }

  // MARK: PDF

  private static func drawPDF(
    _ file: EncodedImage, _ bytes: [UInt8], on canvas: CairoCanvas,
    _ unreference: @convention(c) (Object?) -> Void
  ) throws {
    let library = try ImageDecoder.library(
      "libpoppler-glib.so.8", package: "libpoppler-glib8", for: file, .pdf)
    let values = try ImageDecoder.library(
      "libglib-2.0.so.0", package: "libglib2.0-0", for: file, .pdf)
    let wrap: @convention(c) (UnsafePointer<UInt8>?, Int) -> Object? =
      try values.function("g_bytes_new")
    let unwrap: @convention(c) (Object?) -> Void = try values.function("g_bytes_unref")
    let open: @convention(c) (Object?, UnsafePointer<CChar>?, OpaquePointer?) -> Object? =
      try library.function("poppler_document_new_from_bytes")
    let page: @convention(c) (Object?, Int32) -> Object? =
      try library.function("poppler_document_get_page")
    let measure:
      @convention(c) (Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?) ->
        Void = try library.function("poppler_page_get_size")
    let render: @convention(c) (Object?, Object?) -> Void =
      try library.function("poppler_page_render")

    let content = wrap(bytes, bytes.count)
    defer { unwrap(content) }
    guard let document = open(content, nil, nil) else { throw ImageDecoder.damaged(file, .pdf) }
    defer { unreference(document) }
    guard let first = page(document, 0) else { throw ImageDecoder.damaged(file, .pdf) }
    defer { unreference(first) }
    var (width, height) = (0.0, 0.0)
    measure(first, &width, &height)
    guard width > 0, height > 0,
      canvas.concatenate(CGAffineTransform(scaleX: 1 / width, y: 1 / height))
    else { return }
    render(first, canvas.pointer)
  }
}
