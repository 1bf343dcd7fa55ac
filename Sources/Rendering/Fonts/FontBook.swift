import CoreGraphics
import DisplayList
import Foundation

/// The opened fonts.
final class FontBook {
  private let cairo: Cairo
  private let freeType: FreeType
  private var faces: [String: Face?] = [:]

  /// One font file, opened.
  ///
  /// Lives as long as the process.
  struct Face {
    let freeType: FreeType.Face
    let cairo: Cairo.Object
  }

  init(cairo: Cairo, freeType: FreeType) {
    self.cairo = cairo
    self.freeType = freeType
  }

  /// The fonts to look for a glyph in, in order.
  ///
  /// - Throws: `RenderingError.missingFonts` if Inter is not installed.
  func chain(for font: GlyphFont) throws -> [Face] {
    guard face(named: "Inter-Regular.otf") != nil else {
      throw RenderingError.missingFonts(searched: FontFile.folders)
    }
    return FontFile.candidates(for: font).compactMap { face(named: $0) }
  }

  func glyph(for scalar: Unicode.Scalar, in face: Face) -> UInt {
    freeType.glyph(for: scalar, in: face.freeType)
  }

  private func face(named name: String) -> Face? {
    if let known = faces[name] { return known }
    let opened = FontFile.folders.lazy.compactMap { self.open($0 + "/" + name) }.first
    faces[name] = .some(opened)
    return opened
  }

  private func open(_ path: String) -> Face? {
    guard FileManager.default.fileExists(atPath: path), let face = freeType.face(at: path),
      let object = cairo.fontFaceForFreeType(face, LoadFlags.noHinting | LoadFlags.noBitmap)
    else { return nil }
    return Face(freeType: face, cairo: object)
  }

  /// FreeType's `FT_LOAD_…`.
  private enum LoadFlags {
    static let noHinting: Int32 = 1 << 1
    static let noBitmap: Int32 = 1 << 3
  }
}
