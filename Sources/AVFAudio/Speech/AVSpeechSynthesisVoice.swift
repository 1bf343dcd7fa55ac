import Foundation

/// A voice of the device.
///
/// Differs from Apple's: a device has the default voices of a simulator's most used languages, one each, under the names
/// that Apple gives them; there are none to download.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// As "en-US".
  public let language: String
  public let name: String
  public let identifier: String

  private init(language: String, name: String) {
    self.language = language
    self.name = name
    identifier = "com.apple.voice.compact.\(language).\(name)"
  }

  /// The voice of a language, as "en-US" or "en"; that of the device's language for nil, nil if there is none.
  public init?(language languageCode: String?) {
    let code = languageCode ?? Self.currentLanguageCode()
    let known = Self.voices.first { $0.language == code }
    guard let voice = known ?? Self.voices.first(where: { $0.language.hasPrefix("\(code)-") })
    else { return nil }
    language = voice.language
    name = voice.name
    identifier = "com.apple.voice.compact.\(voice.language).\(voice.name)"
  }

  public init?(identifier: String) {
    guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else {
      return nil
    }
    language = voice.language
    name = voice.name
    self.identifier = identifier
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    voices.map { AVSpeechSynthesisVoice(language: $0.language, name: $0.name) }
  }

  /// The device's language, as "en-US".
  open class func currentLanguageCode() -> String {
    let locale = Locale.current
    let language = locale.language.languageCode?.identifier ?? "en"
    return "\(language)-\(locale.region?.identifier ?? "US")"
  }

  private static let voices: [(language: String, name: String)] = [
    ("en-US", "Samantha"), ("en-GB", "Daniel"), ("de-DE", "Anna"),
    ("fr-FR", "Thomas"), ("es-ES", "Mónica"), ("it-IT", "Alice"), ("ja-JP", "Kyoko"),
    ("pt-BR", "Luciana"), ("nl-NL", "Xander"), ("zh-CN", "Tingting"), ("ko-KR", "Yuna"),
  ]
}
