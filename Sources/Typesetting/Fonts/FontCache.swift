import Synchronization

/// The fonts in use, by descriptor.
final class FontCache: Sendable {
  static let shared = FontCache()

  /// Past this many fonts the cache starts anew: an animated size makes a font a frame.
  ///
  /// The tables of a font take about 75 KB.
  private static let capacity = 64

  private struct State: Sendable {
    var fonts: [FontDescriptor: ResolvedFont] = [:]
    var latest: ResolvedFont?
  }

  private let state = Mutex(State())

  /// Makes all fonts anew when they are asked for.
  func removeAll() { state.withLock { $0 = State() } }

  func font(for descriptor: FontDescriptor) -> ResolvedFont {
    // May install fonts, which empties the cache.
    _ = descriptor.installedFace
    return state.withLock { state in
      if let latest = state.latest, latest.descriptor == descriptor { return latest }
      let font = state.fonts[descriptor] ?? ResolvedFont(computing: descriptor)
      if state.fonts.count >= FontCache.capacity { state.fonts.removeAll() }
      state.fonts[descriptor] = font
      state.latest = font
      return font
    }
  }
}
