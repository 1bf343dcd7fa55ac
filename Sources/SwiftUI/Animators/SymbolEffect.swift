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

package nonisolated struct SymbolEffectModifier: ViewModifier {
  package let effect: any SymbolEffect
  package let options: SymbolEffectOptions
  package let isActive: Bool

  @Environment(\.symbolEffectsRemoved) private var isRemoved

  package init(effect: any SymbolEffect, options: SymbolEffectOptions, isActive: Bool) {
    self.effect = effect
    self.options = options
    self.isActive = isActive
  }

  @MainActor
  private var settled: _SettledSymbolEffect {
    isActive && !isRemoved ? effect._settled : .none
  }

  @MainActor
  private var scale: Double {
    if case .scaled(let factor) = settled { return factor }
    return 1
  }

  @MainActor
  package func body(content: Content) -> some View {
    content.scaleEffect(scale).opacity(settled == .hidden ? 0 : 1)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("symbolEffect") }
}

extension View {
  /// Runs an effect on the symbols in this view while `isActive`.
  ///
  /// Differs from Apple's: the motion takes no time; what stays to be seen is shown.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(effect: effect, options: options, isActive: isActive))
  }

  /// Runs an effect on the symbols in this view each time that `value` changes.
  ///
  /// Differs from Apple's: the motion takes no time.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(effect: effect, options: options, isActive: false))
  }

  /// Leaves out symbol effects that were asked for further up.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EnvironmentSettingModifier("symbolEffectsRemoved", \.symbolEffectsRemoved, isEnabled))
  }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  package var symbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}
