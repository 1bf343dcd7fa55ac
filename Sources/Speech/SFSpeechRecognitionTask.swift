import Foundation
import Synchronization

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running = 1
  case finishing = 2
  case canceling = 3
  case completed = 4
}

/// A request on its way.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private struct Course {
    var state = SFSpeechRecognitionTaskState.running
    var error: (any Error)?
    var isCancelled = false
  }

  /// Kept, as the task keeps what it reads.
  private let request: SFSpeechRecognitionRequest
  private let course = Mutex(Course())

  init(_ request: SFSpeechRecognitionRequest) {
    self.request = request
    super.init()
  }

  open var state: SFSpeechRecognitionTaskState { course.withLock { $0.state } }
  open var error: (any Error)? { course.withLock { $0.error } }
  open var isCancelled: Bool { course.withLock { $0.isCancelled } }
  /// False: the task has failed already, or does so at the next turn.
  open var isFinishing: Bool { course.withLock { $0.state == .finishing } }

  /// Takes no more sound.
  open func finish() {
    course.withLock { if $0.state == .running { $0.state = .finishing } }
  }

  open func cancel() {
    course.withLock { course in
      guard course.state != .completed else { return }
      course.isCancelled = true
      course.state = .canceling
    }
  }

  /// - Returns: Why the task has ended.
  func end() -> (any Error)? {
    course.withLock { course in
      let error =
        course.isCancelled
        ? SpeechError.cancelled
        : SFSpeechRecognizer.authorizationStatus() == .authorized
          ? SpeechError.unreachable : SpeechError.notAuthorized
      course.error = error
      course.state = .completed
      return error
    }
  }
}

/// Hears how a task goes on.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; nothing here understands speech.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Differs from Apple's: never called; nothing here understands speech.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}

/// Errors as the system's recogniser reports them; the numbers are those that developers report.
enum SpeechError {
  static let domain = "kAFAssistantErrorDomain"

  static var cancelled: any Error { error(216, "The recognition was cancelled.") }
  static var unreachable: any Error {
    error(203, "Retry: nothing on this device understands speech.")
  }
  static var notAuthorized: any Error {
    error(1700, "User denied access to speech recognition")
  }

  private static func error(_ code: Int, _ text: String) -> any Error {
    NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
