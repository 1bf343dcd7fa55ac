import Synchronization

/// Whoever can turn recorded drawing into pixels.
///
/// This floor records and never draws. The floor that can draw registers itself here; until then an
/// image of recorded drawing has a size but no pixels.
package enum CGRasterizer {
  package typealias Function = @Sendable (CGDrawing) -> CGBitmap?

  /// A function that a lock keeps by itself is wrapped once more with each look at it, for generic code, so that each call
  /// takes more of the stack than the one before; one in a structure stays as it is.
  private struct Registered {
    var function: Function?
  }

  private static let registered = Mutex(Registered())

  package static func register(_ newFunction: @escaping Function) {
    registered.withLock { $0.function = newFunction }
  }

  static func bitmap(of drawing: CGDrawing) -> CGBitmap? {
    let current = registered.withLock { $0.function }
    return current?(drawing)
  }
}
