import Foundation

/// How the content of a view, such as the digits of a text, changes.
public struct ContentTransition: Hashable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let opacity = ContentTransition(name: "opacity")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value))")
  }

  /// Runs an effect where one symbol takes another's place.
  ///
  /// Differs from Apple's: content takes its new looks at once, so that the options are not kept.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect(\(effect))")
  }

  /// Runs the usual effect where one symbol takes another's place.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

private enum ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
  /// How the content of views changes.
  ///
  /// Differs from Apple's: content takes its new looks at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how the content of views inside changes.
  ///
  /// Differs from Apple's: content takes its new looks at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EnvironmentSettingModifier("contentTransition", \.contentTransition, transition))
  }
}
