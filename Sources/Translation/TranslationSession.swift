import Foundation

/// Translates the texts of a view.
///
/// Differs from Apple's: it translates nothing, as on a simulator: every call throws. That the error is
/// `TranslationError.unsupportedLanguagePairing` is unsure.
public final class TranslationSession: Sendable {
  /// Nil where the language is to be found out.
  public let sourceLanguage: Locale.Language?
  /// Nil for the one that the user prefers.
  public let targetLanguage: Locale.Language?

  init(_ configuration: Configuration) {
    sourceLanguage = configuration.source
    targetLanguage = configuration.target
  }

  /// Between which languages is translated.
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    /// Another one after each `invalidate()`.
    public private(set) var version = 0

    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Lets the task with this configuration run again.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to translate.
  public struct Request: Sendable {
    public var sourceText: String
    /// By which the app finds the answer.
    ///
    /// Differs from Apple's: there is no answer that has it.
    public var clientIdentifier: String?

    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// A text that was translated; there never is one here.
  public struct Response: Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }

  /// Asks the user to download the languages.
  ///
  /// - Throws: `TranslationError`: `unableToIdentifyLanguage` where no source language is set.
  public func prepareTranslation() async throws {
    throw sourceLanguage == nil
      ? TranslationError.unableToIdentifyLanguage : .unsupportedLanguagePairing
  }

  /// - Throws: `TranslationError`: `nothingToTranslate` for an empty text.
  @discardableResult
  public func translate(_ string: String) async throws -> Response {
    throw Self.refusal(of: [string])
  }

  /// - Throws: `TranslationError`: `nothingToTranslate` if all texts are empty.
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw Self.refusal(of: batch.map(\.sourceText))
  }

  fileprivate static func refusal(of texts: [String]) -> TranslationError {
    let isEmpty = texts.allSatisfy { text in text.allSatisfy(\.isWhitespace) }
    return isEmpty ? .nothingToTranslate : .unsupportedLanguagePairing
  }

  /// Translates texts one after the other; the sequence throws at once.
  public func translate(batch: [Request]) -> BatchResponse {
    BatchResponse(error: Self.refusal(of: batch.map(\.sourceText)))
  }

  /// What several texts are translated to.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response

    let error: TranslationError

    public struct AsyncIterator: AsyncIteratorProtocol {
      var error: TranslationError?

      public mutating func next() async throws -> Response? {
        guard let error else { return nil }
        self.error = nil
        throw error
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(error: error) }
  }
}
