import CoreGraphics
import Device
import Foundation

/// What a symbol effect has come to.
public struct UISymbolEffectCompletionContext {
  /// The view of the symbol.
  public let sender: Any?
  public let effect: (any SymbolEffect)?
  /// In place of `effect`, where one symbol has taken another's place.
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let isFinished: Bool
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  // MARK: Adding

  /// Differs from Apple's: the motion takes no time, and `options` and `animated` make no difference.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect, completion)
  }

  /// Differs from Apple's: the motion takes no time; `options` and `animated` make no difference, what stays is shown.
  ///
  /// Of an effect that leaves nothing behind, `completion` is called when it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    begin(effect, completion)
  }

  /// Differs from Apple's: the motion takes no time, and `options` and `animated` make no difference.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    if options.repetitions == nil {
      begin(effect, completion)
    } else {
      end(effect, completion)
    }
  }

  // MARK: Removing

  /// Differs from Apple's: `options` and `animated` make no difference.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, completion)
  }

  /// Differs from Apple's: `options` and `animated` make no difference.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, completion)
  }

  /// Differs from Apple's: `options` and `animated` make no difference.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect, completion)
  }

  /// Differs from Apple's: `options` and `animated` make no difference.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    tell(symbolEffects.removeAll(), nil)
    setNeedsDisplay()
  }

  // MARK: Another symbol

  /// Differs from Apple's: the image is there at once, and `options` make no difference.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    let context = UISymbolEffectCompletionContext(
      sender: self, effect: nil, contentTransition: contentTransition, isFinished: true)
    if let completion { TurnScheduler.shared.enqueue { completion(context) } }
  }

  // MARK: What is under way

  private func begin(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    let comesToRest = effect._settled != .none || effect is AppearSymbolEffect
    symbolEffects.add(effect, completion: comesToRest ? nil : completion)
    setNeedsDisplay()
    if comesToRest { end(effect, completion) }
  }

  private func end(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    tell([completion].compactMap { $0 }, effect)
  }

  private func remove(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    tell(symbolEffects.remove(effect) + [completion].compactMap { $0 }, effect)
    setNeedsDisplay()
  }

  private func tell(_ completions: [UISymbolEffectCompletion], _ effect: (any SymbolEffect)?) {
    let context = UISymbolEffectCompletionContext(
      sender: self, effect: effect, contentTransition: nil, isFinished: true)
    for completion in completions { TurnScheduler.shared.enqueue { completion(context) } }
  }
}
