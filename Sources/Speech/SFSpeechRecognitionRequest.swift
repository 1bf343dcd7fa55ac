import Foundation

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing understands speech.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Differs from Apple's: kept, and read by nobody here; nothing understands speech.
  open var shouldReportPartialResults = true
  /// Differs from Apple's: kept, and read by nobody here; nothing understands speech.
  open var contextualStrings: [String] = []
  /// Differs from Apple's: kept, and read by nobody here; nothing understands speech.
  open var requiresOnDeviceRecognition = false
  /// Differs from Apple's: kept, and read by nobody here; nothing understands speech.
  open var addsPunctuation = false

  override init() { super.init() }
}

/// The sound in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Sound that comes piece by piece.
///
/// Differs from Apple's: it takes no pieces, as nothing here records.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }

  private var hasEnded = false

  /// Says that there is no more sound.
  open func endAudio() { hasEnded = true }
}
