import Foundation
import Synchronization

/// The opened libraries and fonts, shared by all drawing.
///
/// FreeType faces must not be used by two threads at once, so drawing holds the engine's lock
/// throughout.
final class Engine: @unchecked Sendable {
  let cairo: Cairo
  let freeType: FreeType
  let fonts: FontBook
  /// Nil where there is no font with emoji in colour.
  let emoji: EmojiFont?
  /// Smooth outlines as designed, at any place.
  let fontOptions: Cairo.Object?
  private let lock = NSRecursiveLock()

  private init() throws {
    cairo = try Cairo()
    freeType = try FreeType()
    fonts = FontBook(cairo: cairo, freeType: freeType)
    emoji = EmojiFont(cairo)
    fontOptions = cairo.fontOptionsCreate()
    let (gray, none, off): (Int32, Int32, Int32) = (2, 1, 1)
    cairo.fontOptionsSetAntialias(fontOptions, gray)
    cairo.fontOptionsSetHintStyle(fontOptions, none)
    cairo.fontOptionsSetHintMetrics(fontOptions, off)
  }

  private static let opened = Mutex<Result<Engine, RenderingError>?>(nil)

  /// Runs `body` with the one engine, alone.
  ///
  /// - Throws: `RenderingError` naming what to install if a library is missing; whatever `body`
  ///   throws.
  static func use<Result>(_ body: (Engine) throws -> Result) throws -> Result {
    let engine = try shared()
    engine.lock.lock()
    defer { engine.lock.unlock() }
    return try body(engine)
  }

  private static func shared() throws -> Engine {
    try opened.withLock { state in
      if let state { return try state.get() }
      do {
        let engine = try Engine()
        state = .success(engine)
        return engine
      } catch let error as RenderingError {
        state = .failure(error)
        throw error
      }
    }
  }
}
