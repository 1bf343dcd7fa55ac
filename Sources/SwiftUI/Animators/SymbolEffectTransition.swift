import UIKit

/// Lets symbols come and go by an effect.
///
/// Differs from Apple's: views fade in and out, whatever the effect and its options.
public nonisolated struct SymbolEffectTransition: Transition {
  /// A transition of symbols.
  ///
  /// Differs from Apple's: views fade in and out, whatever the effect and its options.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {}

  @MainActor
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Lets symbols come and go by the usual effect.
  public static var symbolEffect: SymbolEffectTransition { .init(effect: .appear) }

  /// Lets symbols come and go by an effect.
  ///
  /// Differs from Apple's: views fade in and out, whatever the effect and its options.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
