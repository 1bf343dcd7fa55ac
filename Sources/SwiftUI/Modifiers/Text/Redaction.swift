import Foundation

/// Why a view hides what it shows.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may look at the screen.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  ///
  /// Differs from Apple's: the content is shown as it is.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}
private enum PrivacySensitiveKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the content is hidden where others may look at the screen.
  package var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and images show bars instead of what they are.
  var isRedacted: Bool {
    let reasons = redactionReasons
    guard !reasons.isEmpty else { return false }
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Hides the content for one more reason than the views around do.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(name: "redacted", reason: reason))
  }

  public nonisolated func unredacted() -> some View {
    modifier(_RedactionModifier(name: "unredacted", reason: nil))
  }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(
      EnvironmentSettingModifier("privacySensitive", \.isPrivacySensitive, sensitive))
  }
}

/// Adds a reason to hide content, or takes all away.
public nonisolated struct _RedactionModifier: _EnvironmentChangingModifier {
  public typealias Body = Never

  /// The name of the function, as users write it.
  package let name: String
  /// Nil takes all reasons away.
  package let reason: RedactionReasons?

  public var change: (inout EnvironmentValues) -> Void {
    let reason = reason
    return { values in
      values.redactionReasons = reason.map { values.redactionReasons.union($0) } ?? []
    }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name, environment: change) }
}
