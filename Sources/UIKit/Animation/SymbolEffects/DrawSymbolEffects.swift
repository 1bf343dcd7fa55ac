/// Symbols are drawn stroke by stroke, and stay away while it is active.
public struct DrawOnSymbolEffect: SymbolEffect, ChosenSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
  public var individually: Self { choosing("individually") }

  public var _settled: _SettledSymbolEffect { .hidden }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Symbols are drawn stroke by stroke, and stay away while it is active.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Symbols vanish stroke by stroke, and stay away while it is active.
public struct DrawOffSymbolEffect: SymbolEffect, ChosenSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
  public var individually: Self { choosing("individually") }
  public var reversed: Self { choosing("reversed") }
  public var nonReversed: Self { choosing("nonReversed") }

  public var _settled: _SettledSymbolEffect { .hidden }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Symbols vanish stroke by stroke, and stay away while it is active.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
