import Foundation

/// What was said; nothing here makes one.
open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment]

  init(_ text: String, _ segments: [SFTranscriptionSegment]) {
    formattedString = text
    self.segments = segments
    super.init()
  }
}

/// A word of what was said; nothing here makes one.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  public let substring: String
  public let substringRange: NSRange
  /// In seconds from the beginning.
  public let timestamp: TimeInterval
  /// In seconds.
  public let duration: TimeInterval
  /// From 0 to 1.
  public let confidence: Float
  public let alternativeSubstrings: [String]

  init(_ substring: String, _ range: NSRange) {
    self.substring = substring
    substringRange = range
    (timestamp, duration, confidence, alternativeSubstrings) = (0, 0, 0, [])
    super.init()
  }
}

/// What a task has understood; nothing here makes one.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool

  init(_ transcriptions: [SFTranscription], best: SFTranscription, isFinal: Bool) {
    bestTranscription = best
    self.transcriptions = transcriptions
    self.isFinal = isFinal
    super.init()
  }
}
