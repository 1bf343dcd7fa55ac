import Foundation

/// Why a text was not translated.
public struct TranslationError: Error, Sendable {
  private let reason: String

  public static let unsupportedSourceLanguage = Self(reason: "the source language is not supported")
  public static let unsupportedTargetLanguage = Self(reason: "the target language is not supported")
  public static let unsupportedLanguagePairing = Self(reason: "the languages are not supported")
  public static let unableToIdentifyLanguage = Self(reason: "the language is not known")
  public static let nothingToTranslate = Self(reason: "there is nothing to translate")
  public static let internalError = Self(reason: "something else went wrong")

  /// Whether an error is this one, in `catch` and in cases of `switch`.
  public static func ~= (pattern: Self, error: any Error) -> Bool {
    (error as? Self)?.reason == pattern.reason
  }
}

extension TranslationError: LocalizedError {
  /// The words are unsure.
  public var errorDescription: String? { "The text could not be translated: \(reason)." }
}
