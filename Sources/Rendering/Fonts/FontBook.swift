import CoreGraphics
import DisplayList
import Foundation
import Typesetting

/// The opened fonts.
final class FontBook {
  private let cairo: Cairo
  private let freeType: FreeType
  private var faces: [String: Face?] = [:]
  /// Those of the app's fonts, by what they were measured with.
  private var installed: [ObjectIdentifier: (font: FontFace, face: Face?)] = [:]

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
    let system = FontFile.candidates(for: font).compactMap { face(named: $0) }
    guard case .named(let name) = font.family,
      let own = InstalledFonts.face(
        named: name, weight: CGFloat(font.weight), isItalic: font.isItalic),
      let face = face(of: own)
    else { return system }
    return [face] + system
  }

  func glyph(for scalar: Unicode.Scalar, in face: Face) -> UInt {
    freeType.glyph(for: scalar, in: face.freeType)
  }

  private func face(of font: FontFace) -> Face? {
    if let known = installed[ObjectIdentifier(font)] { return known.face }
    let opened = freeType.face(in: font.file, index: font.index).flatMap(object)
    installed[ObjectIdentifier(font)] = (font, opened)
    return opened
  }

  private func face(named name: String) -> Face? {
    if let known = faces[name] { return known }
    let opened = FontFile.folders.lazy.compactMap { self.open($0 + "/" + name) }.first
    faces[name] = .some(opened)
    return opened
  }

  private func open(_ path: String) -> Face? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return freeType.face(at: path).flatMap(object)
  }

  private func object(_ face: FreeType.Face) -> Face? {
    cairo.fontFaceForFreeType(face, LoadFlags.noHinting | LoadFlags.noBitmap)
      .map { Face(freeType: face, cairo: $0) }
  }

  /// FreeType's `FT_LOAD_…`.
  private enum LoadFlags {
    static let noHinting: Int32 = 1 << 1
    static let noBitmap: Int32 = 1 << 3
  }
}
