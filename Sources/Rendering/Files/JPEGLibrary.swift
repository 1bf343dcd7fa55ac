import DisplayList
import Foundation

/// JPEG files through libturbojpeg, opened when the first one is drawn.
enum JPEGLibrary {
  private typealias Decompressor = OpaquePointer

  static func surface(of file: EncodedImage, _ cairo: Cairo) throws -> Surface {
    let library = try ImageDecoder.library(
      "libturbojpeg.so.0", package: "libturbojpeg0", for: file, .jpeg)
    let create: @convention(c) () -> Decompressor? = try library.function("tjInitDecompress")
    let destroy: @convention(c) (Decompressor?) -> Int32 = try library.function("tjDestroy")
    let readHeader:
      @convention(c) (
        Decompressor?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<Int32>?,
        UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
      ) -> Int32 = try library.function("tjDecompressHeader3")
    let decompress:
      @convention(c) (
        Decompressor?, UnsafePointer<UInt8>?, UInt, UnsafeMutablePointer<UInt8>?, Int32, Int32,
        Int32, Int32, Int32
      ) -> Int32 = try library.function("tjDecompress2")

    let damaged = ImageDecoder.damaged(file, .jpeg)
    guard let decompressor = create() else { throw damaged }
    defer { _ = destroy(decompressor) }
    let bytes = [UInt8](file.data)
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      readHeader(decompressor, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw damaged }
    let surface = try Surface(cairo, width: Int(width), height: Int(height))
    var isRead = false
    surface.withPixels { base, bytesPerRow in
      // TJPF_BGRA: the alpha comes out as 255.
      let blueGreenRedAlpha: Int32 = 8
      isRead =
        decompress(
          decompressor, bytes, UInt(bytes.count), base, width, Int32(bytesPerRow), height,
          blueGreenRedAlpha, 0) == 0
    }
    guard isRead else { throw damaged }
    return surface
  }
}
