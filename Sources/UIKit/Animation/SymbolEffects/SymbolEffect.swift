import Foundation

/// An animation of symbols.
public protocol SymbolEffect: Sendable {
  /// What the effect leaves behind while it is active, apart from motion.
  var _settled: _SettledSymbolEffect { get }
}

extension SymbolEffect {
  public var _settled: _SettledSymbolEffect { .none }
}

/// What can be seen of an active effect once its motion is over.
public enum _SettledSymbolEffect: Hashable, Sendable {
  case none
  case hidden
  case scaled(Double)
}

/// An effect that runs until it is switched off.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect of symbols that come and go.
public protocol TransitionSymbolEffect {}

/// An effect of one symbol taking another's place.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol effect runs.
///
/// Differs from Apple's: effects take no time, so that speed and repetitions are kept for inspection
/// only.
public struct SymbolEffectOptions: Equatable, Sendable {
  package var speed = 1.0
  package var repetitions: Int? = 1

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// How an effect is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    package let count: Int?

    public static let continuous = RepeatBehavior(count: nil)
    public static let periodic = RepeatBehavior(count: nil)

    /// A number of times, with `delay` seconds between.
    ///
    /// Differs from Apple's: the delay is not kept.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.speed = speed
    return copy
  }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    copy.repetitions = count
    return copy
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    self.repeat(behavior.count)
  }

  public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
}
