import DisplayList
import Foundation

/// WebP files through libwebp, opened when the first one is drawn.
enum WebPLibrary {
  static func surface(of file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    let library = try ImageDecoder.library("libwebp.so.7", package: "libwebp7", for: file, .webP)
    let decode:
      @convention(c) (
        UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
      ) -> UnsafeMutablePointer<UInt8>? = try library.function("WebPDecodeRGBA")
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void = try library.function("WebPFree")
    let bytes = [UInt8](file.data)
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = decode(bytes, bytes.count, &width, &height) else {
      throw ImageDecoder.damaged(file, .webP)
    }
    defer { free(pixels) }
    let surface = try Surface(cairo, width: Int(width), height: Int(height))
    surface.fill(from: pixels, bytesPerRow: Int(width) * 4, channels: 4)
    return surface
  }
}
