import Synchronization

/// Whoever can turn recorded drawing into pixels.
///
/// This floor records and never draws. The floor that can draw registers itself here; until then an
/// image of recorded drawing has a size but no pixels.
package enum CGRasterizer {
  package typealias Function = @Sendable (CGDrawing) -> CGBitmap?

  private static let function = Mutex<Function?>(nil)

  package static func register(_ newFunction: @escaping Function) {
    function.withLock { $0 = newFunction }
  }

  static func bitmap(of drawing: CGDrawing) -> CGBitmap? {
    let current = function.withLock { $0 }
    return current?(drawing)
  }
}
