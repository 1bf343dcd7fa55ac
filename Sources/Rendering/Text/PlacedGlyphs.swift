import CoreGraphics
import DisplayList
import Foundation

/// The glyphs of a run at their places.
struct PlacedGlyphs {
  struct Group {
    var face: FontBook.Face
    /// How wide the glyphs are drawn, as a part of the face's own width.
    var stretch: CGFloat
    var glyphs: [CairoGlyph]
  }

  /// Glyphs that stand together in one face.
  var groups: [Group] = []
  /// Emoji, each with the square in which it stands.
  var emoji: [(surface: Surface, rect: CGRect)] = []
  /// Where characters stand that no font has.
  var boxes: [CGRect] = []
  /// In points.
  var width: CGFloat = 0

  mutating func add(_ glyph: CairoGlyph, in face: FontBook.Face, stretch: CGFloat) {
    if let last = groups.indices.last, groups[last].face.cairo == face.cairo {
      groups[last].glyphs.append(glyph)
    } else {
      groups.append(Group(face: face, stretch: stretch, glyphs: [glyph]))
    }
  }
}

extension Painter {
  /// Whether a character asks for a picture in colour.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return false }
    let others = character.unicodeScalars.dropFirst()
    if others.first?.value == 0xFE0E { return false }
    return first.properties.isEmojiPresentation || !others.isEmpty
  }

  /// Finds the glyphs of a run, each at the place that layout gave it.
  ///
  /// - Throws: `RenderingError.missingFonts`.
  func place(_ run: GlyphRun, on canvas: CairoCanvas) throws -> PlacedGlyphs {
    let chain = try engine.fonts.chain(for: run.font)
    let narrowing = narrowing(of: run, in: chain.first, on: canvas)
    var placed = PlacedGlyphs()
    for (index, character) in run.string.enumerated() {
      let pen = run.origin.x + placed.width
      let given = index < run.advances.count ? run.advances[index] : nil
      let scalars = Self.visibleScalars(of: character)
      guard let first = scalars.first else {
        placed.width += given ?? 0
        continue
      }
      if Self.isEmoji(character), let surface = engine.emoji?.surface(of: String(character)) {
        let side = given ?? run.font.size
        // The square hangs as far below the baseline as Apple's pictures do: about a fifth.
        let top = run.origin.y + side * 0.2 - side
        placed.emoji.append((surface, CGRect(x: pen, y: top, width: side, height: side)))
        placed.width += side
        continue
      }
      guard let face = chain.first(where: { engine.fonts.glyph(for: first, in: $0) != 0 }) else {
        let advance = given ?? run.font.size
        placed.boxes.append(
          CGRect(
            x: pen, y: run.origin.y - run.font.size * 0.9, width: advance,
            height: run.font.size * 1.1))
        placed.width += advance
        continue
      }
      // Nil where the face is no stand-in.
      let fitted = face.cairo == chain.first?.cairo ? narrowing : nil
      let stretch = fitted ?? 1
      select(face, run.font, stretch: stretch, on: canvas)
      let glyphs = scalars.map { engine.fonts.glyph(for: $0, in: face) }
      let natural = CGFloat(extents(of: glyphs[0], on: canvas).xAdvance)
      let advance = given ?? natural
      // A monospaced digit, and a glyph of a font that layout did not measure, stand in the middle.
      let centred = fitted != nil || run.font.digits == .monospaced && character.isWholeNumber
      let start = centred ? pen + (advance - natural) / 2 : pen
      for (number, glyph) in glyphs.enumerated() where glyph != 0 {
        let x = number == 0 ? start : start + natural
        placed.add(
          CairoGlyph(index: glyph, x: x, y: run.origin.y), in: face, stretch: stretch)
      }
      placed.width += advance
    }
    return placed
  }

  /// How much narrower the face has to be drawn that stands in for the system's serifs, so that its letters fit into the
  /// widths that layout gave them; nil for other designs, which are drawn with what they were measured by.
  private func narrowing(
    of run: GlyphRun, in face: FontBook.Face?, on canvas: CairoCanvas
  ) -> CGFloat? {
    guard case .serif = run.font.family, let face else { return nil }
    select(face, run.font, on: canvas)
    var (own, given): (CGFloat, CGFloat) = (0, 0)
    for (character, advance) in zip(run.string, run.advances) {
      guard let scalar = Self.visibleScalars(of: character).first else { continue }
      let glyph = engine.fonts.glyph(for: scalar, in: face)
      guard glyph != 0 else { continue }
      own += CGFloat(extents(of: glyph, on: canvas).xAdvance)
      given += advance
    }
    return own > 0 && given > 0 ? min(1, given / own) : 1
  }

  /// The scalars that can have a glyph, composed where possible.
  private static func visibleScalars(of character: Character) -> [Unicode.Scalar] {
    let single = character.unicodeScalars
    if single.count == 1 { return single.filter(isVisible) }
    return String(character).precomposedStringWithCanonicalMapping.unicodeScalars.filter(isVisible)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isVariationSelector
    }
  }
}
