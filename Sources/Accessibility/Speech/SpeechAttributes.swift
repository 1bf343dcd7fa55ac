/// How VoiceOver reads an element's words; nil leaves it as it is usually.
package struct SpeechAttributes: Codable, Hashable, Sendable {
  /// Whether words are read letter by letter.
  package var spellsOutCharacters: Bool?
  /// Whether punctuation is read.
  package var includesPunctuation: Bool?
  /// How much higher or lower the voice is, between -1 and 1.
  package var pitch: Double?
  /// Whether announcements wait for what is being read.
  package var queuesAnnouncements: Bool?

  package init() {}
}
