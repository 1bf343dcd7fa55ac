import DisplayList
import Foundation

/// GIF files, and JPEG files where libturbojpeg is missing, through libgdk_pixbuf.
enum PixbufLibrary {
  private typealias Object = OpaquePointer

  static func surface(
    of file: EncodedImage, _ format: ImageFormat, _ cairo: Cairo
  ) throws -> Surface {
    let library = try ImageDecoder.library(
      "libgdk_pixbuf-2.0.so.0", package: "libgdk-pixbuf-2.0-0", for: file, format)
    let objects = try ImageDecoder.library(
      "libgobject-2.0.so.0", package: "libglib2.0-0", for: file, format)
    let make: @convention(c) () -> Object? = try library.function("gdk_pixbuf_loader_new")
    let write: @convention(c) (Object?, UnsafePointer<UInt8>?, Int, OpaquePointer?) -> Int32 =
      try library.function("gdk_pixbuf_loader_write")
    let close: @convention(c) (Object?, OpaquePointer?) -> Int32 =
      try library.function("gdk_pixbuf_loader_close")
    let picture: @convention(c) (Object?) -> Object? =
      try library.function("gdk_pixbuf_loader_get_pixbuf")
    let pixels: @convention(c) (Object?) -> UnsafePointer<UInt8>? =
      try library.function("gdk_pixbuf_get_pixels")
    let unreference: @convention(c) (Object?) -> Void = try objects.function("g_object_unref")
    func number(_ name: String, _ object: Object) throws -> Int {
      let ask: @convention(c) (Object?) -> Int32 = try library.function("gdk_pixbuf_get_\(name)")
      return Int(ask(object))
    }

    let damaged = ImageDecoder.damaged(file, format)
    guard let loader = make() else { throw damaged }
    defer { unreference(loader) }
    let bytes = [UInt8](file.data)
    let isWritten = write(loader, bytes, bytes.count, nil) != 0
    // Closed in any case; an animation's first picture is there even if the file is cut off.
    let isClosed = close(loader, nil) != 0
    guard isWritten || isClosed, let found = picture(loader), let source = pixels(found) else {
      throw damaged
    }
    let surface = try Surface(
      cairo, width: try number("width", found), height: try number("height", found))
    surface.fill(
      from: source, bytesPerRow: try number("rowstride", found),
      channels: try number("n_channels", found))
    return surface
  }
}
