import DisplayList
import Foundation

/// HEIC files through libheif, opened when the first one is drawn.
enum HEICLibrary {
  private typealias Object = OpaquePointer
  /// The library returns errors as structures of 16 bytes; the first four, zero for success, come in the
  /// register of a number.
  private typealias Status = UInt64

  static func surface(of file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    let library = try ImageDecoder.library("libheif.so.1", package: "libheif1", for: file, .heic)
    let make: @convention(c) () -> Object? = try library.function("heif_context_alloc")
    let free: @convention(c) (Object?) -> Void = try library.function("heif_context_free")
    let read: @convention(c) (Object?, UnsafeRawPointer?, Int, OpaquePointer?) -> Status =
      try library.function("heif_context_read_from_memory")
    let primary: @convention(c) (Object?, UnsafeMutablePointer<Object?>?) -> Status =
      try library.function("heif_context_get_primary_image_handle")
    let decode:
      @convention(c) (Object?, UnsafeMutablePointer<Object?>?, Int32, Int32, OpaquePointer?) ->
        Status = try library.function("heif_decode_image")
    let width: @convention(c) (Object?, Int32) -> Int32 =
      try library.function("heif_image_get_width")
    let height: @convention(c) (Object?, Int32) -> Int32 =
      try library.function("heif_image_get_height")
    let plane:
      @convention(c) (Object?, Int32, UnsafeMutablePointer<Int32>?) -> UnsafePointer<UInt8>? =
        try library.function("heif_image_get_plane_readonly")
    let releaseImage: @convention(c) (Object?) -> Void = try library.function("heif_image_release")
    let releaseHandle: @convention(c) (Object?) -> Void =
      try library.function("heif_image_handle_release")

    func isFine(_ status: Status) -> Bool { status & 0xFFFF_FFFF == 0 }
    let damaged = ImageDecoder.damaged(file, .heic)
    // `heif_colorspace_RGB`, `heif_chroma_interleaved_RGBA`, `heif_channel_interleaved`.
    let (colors, interleaved, channel): (Int32, Int32, Int32) = (1, 11, 10)
    let bytes = [UInt8](file.data)
    guard let context = make() else { throw damaged }
    defer { free(context) }
    var handle: Object?
    var image: Object?
    guard isFine(read(context, bytes, bytes.count, nil)), isFine(primary(context, &handle)) else {
      throw damaged
    }
    defer { releaseHandle(handle) }
    guard isFine(decode(handle, &image, colors, interleaved, nil)) else { throw damaged }
    defer { releaseImage(image) }
    var stride: Int32 = 0
    guard let pixels = plane(image, channel, &stride) else { throw damaged }
    let surface = try Surface(
      cairo, width: Int(width(image, channel)), height: Int(height(image, channel)))
    surface.fill(from: pixels, bytesPerRow: Int(stride), channels: 4)
    return surface
  }
}
