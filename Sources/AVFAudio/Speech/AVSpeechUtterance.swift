import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak, and how.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  /// Nil speaks in the device's language.
  open var voice: AVSpeechSynthesisVoice?
  /// From `AVSpeechUtteranceMinimumSpeechRate` to the maximum.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is, from 0.5 to 2.
  ///
  /// Differs from Apple's: it is kept, and nothing sounds.
  open var pitchMultiplier: Float = 1
  /// How loud the voice is, from 0 to 1.
  ///
  /// Differs from Apple's: it is kept, and nothing sounds.
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }

  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }

  /// Seconds from its start to the end of the silence after it.
  var length: TimeInterval {
    let speed = Double(max(rate, 0.05) / AVSpeechUtteranceDefaultSpeechRate)
    return Double(speechString.count) / 15 / speed + max(postUtteranceDelay, 0)
  }
}
