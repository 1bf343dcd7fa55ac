import CoreGraphics

/// What is under way on the symbol of a view, the newest last.
@MainActor
struct RunningSymbolEffects {
  private struct Entry {
    let effect: any SymbolEffect
    let completion: UISymbolEffectCompletion?
  }

  private var entries: [Entry] = []

  /// Adds an effect in place of one of its kind.
  mutating func add(_ effect: any SymbolEffect, completion: UISymbolEffectCompletion?) {
    entries.removeAll { type(of: $0.effect) == type(of: effect) }
    entries.append(Entry(effect: effect, completion: completion))
  }

  /// Takes an effect of a kind away; gives what waits for its end.
  mutating func remove(_ effect: any SymbolEffect) -> [UISymbolEffectCompletion] {
    let gone = entries.filter { type(of: $0.effect) == type(of: effect) }
    entries.removeAll { type(of: $0.effect) == type(of: effect) }
    return gone.compactMap(\.completion)
  }

  mutating func removeAll() -> [UISymbolEffectCompletion] {
    defer { entries = [] }
    return entries.compactMap(\.completion)
  }

  /// Whether the symbol has disappeared and not appeared since.
  var isHidden: Bool {
    let last = entries.last {
      $0.effect is DisappearSymbolEffect || $0.effect is AppearSymbolEffect
    }
    return last?.effect is DisappearSymbolEffect
  }

  /// How large the symbol is against its usual size.
  var scale: CGFloat {
    for entry in entries.reversed() {
      if case .scaled(let factor) = entry.effect._settled { return factor }
    }
    return 1
  }
}
