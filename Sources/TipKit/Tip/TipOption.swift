import Foundation

/// Something that a tip asks for beside its rules.
public protocol TipOption: Sendable {}

extension Tips {
  /// How often a tip is shown before it is done with.
  public struct MaxDisplayCount: TipOption {
    let count: Int

    public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
  }

  /// How long a tip is shown, in all, before it is done with.
  public struct MaxDisplayDuration: TipOption {
    let seconds: TimeInterval

    /// - Parameter maxDisplayDuration: In seconds.
    public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
  }

  /// Whether a tip is shown however recently another one was.
  public struct IgnoresDisplayFrequency: TipOption {
    let isIgnoring: Bool

    public init(_ ignoresDisplayFrequency: Bool) { isIgnoring = ignoresDisplayFrequency }
  }
}

extension Tip {
  private func option<Option>(_ type: Option.Type) -> Option? {
    options.lazy.compactMap { $0 as? Option }.first
  }

  var maxDisplayCount: Int? { option(Tips.MaxDisplayCount.self)?.count }
  /// In seconds.
  var maxDisplayDuration: TimeInterval? { option(Tips.MaxDisplayDuration.self)?.seconds }
  var ignoresDisplayFrequency: Bool {
    option(Tips.IgnoresDisplayFrequency.self)?.isIgnoring ?? false
  }
}
