import Foundation

/// The functions of FreeType that finding glyphs uses, and its one library object.
struct FreeType: @unchecked Sendable {
  typealias Face = OpaquePointer

  private let library: OpaquePointer
  private let newFace:
    @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int, UnsafeMutablePointer<Face?>?) ->
      Int32
  private let newMemoryFace:
    @convention(c) (
      OpaquePointer?, UnsafePointer<UInt8>?, Int, Int, UnsafeMutablePointer<Face?>?
    ) -> Int32
  private let charIndex: @convention(c) (Face?, UInt) -> UInt32

  /// - Throws: `RenderingError` if the library or one of the functions is missing.
  init() throws {
    let file = try DynamicLibrary("libfreetype.so.6", package: "libfreetype6")
    let start: @convention(c) (UnsafeMutablePointer<OpaquePointer?>?) -> Int32 =
      try file.function("FT_Init_FreeType")
    newFace = try file.function("FT_New_Face")
    newMemoryFace = try file.function("FT_New_Memory_Face")
    charIndex = try file.function("FT_Get_Char_Index")
    var created: OpaquePointer?
    guard start(&created) == 0, let created else {
      throw RenderingError.drawingFailed("FreeType does not start")
    }
    library = created
  }

  /// The first font of a file; nil if it cannot be read.
  ///
  /// Lives as long as the process.
  func face(at path: String) -> Face? {
    var face: Face?
    return newFace(library, path, 0, &face) == 0 ? face : nil
  }

  /// A font of a file in memory; nil if it cannot be read.
  ///
  /// Lives as long as the process, as does the copy of the file.
  func face(in file: [UInt8], index: Int) -> Face? {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(file.count, 1))
    copy.initialize(from: file, count: file.count)
    var face: Face?
    if newMemoryFace(library, copy, file.count, index, &face) == 0 { return face }
    copy.deallocate()
    return nil
  }

  /// The glyph for a character; zero if the font has none.
  func glyph(for scalar: Unicode.Scalar, in face: Face) -> UInt {
    UInt(charIndex(face, UInt(scalar.value)))
  }
}
