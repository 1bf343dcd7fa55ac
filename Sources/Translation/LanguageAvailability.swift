// Translation: a device that translates nothing, as a simulator. May import SwiftUI and what stands below it.

import Foundation

/// Which languages the device translates.
///
/// Differs from Apple's: none, as on a simulator, where the framework does not work; which answers a simulator gives
/// is unsure.
public final class LanguageAvailability: Sendable {
  /// Whether the device translates a language into another.
  public enum Status: Hashable, Sendable {
    case installed
    /// After a download.
    case supported
    case unsupported
  }

  public init() {}

  /// The languages that can be translated: none.
  public var supportedLanguages: [Locale.Language] {
    get async { [] }
  }

  /// Whether a language can be translated into another.
  ///
  /// Differs from Apple's: always `unsupported`, whatever `source` and `target` are.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }

  /// Whether a text can be translated.
  ///
  /// Differs from Apple's: always `unsupported`, whatever `text` and `target` are.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    .unsupported
  }
}
