import Foundation

/// Something that can be said.
public protocol INSpeakable: NSObjectProtocol {
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  var vocabularyIdentifier: String? { get }
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

/// A text that can be said.
open class INSpeakableString: _IntentValues, INSpeakable, @unchecked Sendable {
  public convenience init(
    vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.init(spokenPhrase: spokenPhrase)
    take(["vocabularyIdentifier": vocabularyIdentifier, "pronunciationHint": pronunciationHint])
  }

  public convenience init(spokenPhrase: String) {
    self.init()
    set("spokenPhrase", spokenPhrase)
  }

  open var spokenPhrase: String { value("spokenPhrase") ?? "" }
  open var pronunciationHint: String? { value("pronunciationHint") }
  open var vocabularyIdentifier: String? { value("vocabularyIdentifier") }
  /// Differs from Apple's: always nil; nobody asks by voice.
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
}
