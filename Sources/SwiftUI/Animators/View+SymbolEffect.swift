import Foundation
import UIKit

/// Shows what an effect leaves behind.
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
