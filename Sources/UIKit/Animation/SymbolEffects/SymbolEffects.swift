/// An effect of symbols that is a chain of choices: `.bounce.up.byLayer`.
package protocol ChosenSymbolEffect: SymbolEffect {
  /// The names of the choices, in the order in which they were made.
  var choices: [String] { get set }
}

extension ChosenSymbolEffect {
  func choosing(_ choice: String) -> Self {
    var copy = self
    copy.choices.append(choice)
    return copy
  }
}

/// Symbols appear.
public struct AppearSymbolEffect: SymbolEffect, ChosenSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var up: Self { choosing("up") }
  public var down: Self { choosing("down") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Symbols appear.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Symbols disappear, and stay away while it is active.
public struct DisappearSymbolEffect: SymbolEffect, ChosenSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var up: Self { choosing("up") }
  public var down: Self { choosing("down") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }

  public var _settled: _SettledSymbolEffect { .hidden }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Symbols disappear, and stay away while it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Symbols bounce.
public struct BounceSymbolEffect: SymbolEffect, ChosenSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var up: Self { choosing("up") }
  public var down: Self { choosing("down") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Symbols bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Symbols fade in and out.
public struct PulseSymbolEffect: SymbolEffect, ChosenSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Symbols fade in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Symbols grow and shrink.
public struct BreatheSymbolEffect: SymbolEffect, ChosenSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var plain: Self { choosing("plain") }
  public var pulse: Self { choosing("pulse") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Symbols grow and shrink.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Symbols turn.
public struct RotateSymbolEffect: SymbolEffect, ChosenSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var clockwise: Self { choosing("clockwise") }
  public var counterClockwise: Self { choosing("counterClockwise") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Symbols turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Symbols move to and fro.
public struct WiggleSymbolEffect: SymbolEffect, ChosenSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var left: Self { choosing("left") }
  public var right: Self { choosing("right") }
  public var up: Self { choosing("up") }
  public var down: Self { choosing("down") }
  public var forward: Self { choosing("forward") }
  public var backward: Self { choosing("backward") }
  public var clockwise: Self { choosing("clockwise") }
  public var counterClockwise: Self { choosing("counterClockwise") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Symbols move to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Symbols grow or shrink, and stay so while it is active.
public struct ScaleSymbolEffect: SymbolEffect, ChosenSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  package var choices: [String] = []

  public var up: Self { choosing("up") }
  public var down: Self { choosing("down") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }

  public var _settled: _SettledSymbolEffect {
    .scaled(choices.contains("down") ? 0.8 : 1.2)
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Symbols grow or shrink, and stay so while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The layers of symbols light up one after another.
public struct VariableColorSymbolEffect: SymbolEffect, ChosenSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  public var iterative: Self { choosing("iterative") }
  public var cumulative: Self { choosing("cumulative") }
  public var reversing: Self { choosing("reversing") }
  public var nonReversing: Self { choosing("nonReversing") }
  public var hideInactiveLayers: Self { choosing("hideInactiveLayers") }
  public var dimInactiveLayers: Self { choosing("dimInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The layers of symbols light up one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: SymbolEffect, ChosenSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  package var choices: [String] = []

  /// Changes only the parts that differ between related symbols, and uses `fallback` for others.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(fallback: fallback)
  }

  /// A related symbol takes another's place part by part.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    package let fallback: ReplaceSymbolEffect
  }

  public var downUp: Self { choosing("downUp") }
  public var upUp: Self { choosing("upUp") }
  public var offUp: Self { choosing("offUp") }
  public var byLayer: Self { choosing("byLayer") }
  public var wholeSymbol: Self { choosing("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes another's place.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The usual effect of the place that it is used in.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect,
  Hashable
{}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The usual effect of the place that it is used in.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
