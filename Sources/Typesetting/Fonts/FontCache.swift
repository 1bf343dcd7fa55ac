import Synchronization

/// The fonts in use, by descriptor.
final class FontCache: Sendable {
  static let shared = FontCache()

  /// As many fonts, when they have been asked for, are the older ones, of which those stay that are asked for again: an
  /// animated size makes a font a frame.
  ///
  /// The tables of a font take about 75 KB.
  private static let generation = 48

  private struct State: Sendable {
    var fonts: [FontDescriptor: ResolvedFont] = [:]
    var older: [FontDescriptor: ResolvedFont] = [:]
    var latest: ResolvedFont?

    mutating func add(_ font: ResolvedFont) {
      if fonts.count >= FontCache.generation {
        older = fonts
        fonts = [:]
      }
      fonts[font.descriptor] = font
    }
  }

  private let state = Mutex(State())

  /// Makes all fonts anew when they are asked for.
  func removeAll() { state.withLock { $0 = State() } }

  func font(for descriptor: FontDescriptor) -> ResolvedFont {
    // May install fonts, which empties the cache.
    _ = descriptor.installedFace
    return state.withLock { state in
      if let latest = state.latest, latest.descriptor == descriptor { return latest }
      if let font = state.fonts[descriptor] {
        state.latest = font
        return font
      }
      let font = state.older[descriptor] ?? ResolvedFont(computing: descriptor)
      state.add(font)
      state.latest = font
      return font
    }
  }
}
