import CoreGraphics
import DisplayList
import Foundation

/// Emoji in colour: the pictures of the font Noto Color Emoji, found by HarfBuzz, which knows which of them stand for
/// a sequence (flags, families, skin tones).
final class EmojiFont {
  private typealias Object = OpaquePointer
  private typealias Shape = @convention(c) (Object?, Object?, UnsafeRawPointer?, UInt32) -> Void
  private typealias AddText =
    @convention(c) (Object?, UnsafePointer<CChar>?, Int32, UInt32, Int32) -> Void
  private typealias Glyphs =
    @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafePointer<UInt32>?
  private typealias Bytes =
    @convention(c) (Object?, UnsafeMutablePointer<UInt32>?) -> UnsafePointer<UInt8>?

  /// Where distributions put the font.
  private static let files = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/google-noto-emoji/NotoColorEmoji.ttf",
    "/usr/share/fonts/noto/NotoColorEmoji.ttf", "/usr/local/share/fonts/NotoColorEmoji.ttf",
  ]

  private let cairo: Cairo
  private let font: Object
  private let makeBuffer: @convention(c) () -> Object?
  private let endBuffer: @convention(c) (Object?) -> Void
  private let addText: AddText
  private let guessScript: @convention(c) (Object?) -> Void
  private let shape: Shape
  private let glyphs: Glyphs
  private let picture: @convention(c) (Object?, UInt32) -> Object?
  private let bytes: Bytes
  private let endBytes: @convention(c) (Object?) -> Void
  private var known: [String: Surface?] = [:]

  /// Nil where the font or HarfBuzz is not installed.
  init?(_ cairo: Cairo) {
    guard let path = Self.files.first(where: { FileManager.default.fileExists(atPath: $0) }),
      let library = try? DynamicLibrary("libharfbuzz.so.0", package: "libharfbuzz0b")
    else { return nil }
    do {
      let open: @convention(c) (UnsafePointer<CChar>?) -> Object? =
        try library.function("hb_blob_create_from_file")
      let makeFace: @convention(c) (Object?, UInt32) -> Object? =
        try library.function("hb_face_create")
      let makeFont: @convention(c) (Object?) -> Object? = try library.function("hb_font_create")
      makeBuffer = try library.function("hb_buffer_create")
      endBuffer = try library.function("hb_buffer_destroy")
      addText = try library.function("hb_buffer_add_utf8")
      guessScript = try library.function("hb_buffer_guess_segment_properties")
      shape = try library.function("hb_shape")
      glyphs = try library.function("hb_buffer_get_glyph_infos")
      picture = try library.function("hb_ot_color_glyph_reference_png")
      bytes = try library.function("hb_blob_get_data")
      endBytes = try library.function("hb_blob_destroy")
      // They live as long as the process.
      guard let font = makeFont(makeFace(open(path), 0)) else { return nil }
      self.font = font
    } catch {
      return nil
    }
    self.cairo = cairo
  }

  /// The picture of one character; nil if the font has none.
  func surface(of character: String) -> Surface? {
    if let known = known[character] { return known }
    let made = draw(character)
    known[character] = .some(made)
    return made
  }

  private func draw(_ character: String) -> Surface? {
    let buffer = makeBuffer()
    defer { endBuffer(buffer) }
    character.withCString { addText(buffer, $0, -1, 0, -1) }
    guessScript(buffer)
    shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let found = glyphs(buffer, &count) else { return nil }
    // Each `hb_glyph_info_t` has five numbers, of which the glyph is the first.
    let shown = (0..<Int(count)).map { found[$0 * 5] }.filter { $0 != 0 }
    // A sequence that the font does not know comes as several: its first picture stands for it.
    for glyph in shown {
      let file = picture(font, glyph)
      defer { endBytes(file) }
      var length: UInt32 = 0
      guard let start = bytes(file, &length), length > 0 else { continue }
      let data = Data(bytes: start, count: Int(length))
      return try? ImageDecoder.surface(of: EncodedImage(data, name: character), cairo)
    }
    return nil
  }
}
