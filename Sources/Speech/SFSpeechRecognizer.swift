// Speech: what was said as text, which the device cannot tell. May import FoundationAdditions, Device and what stands
// below them.

import Device
import Foundation
import FoundationAdditions

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation = 1
  case search = 2
  case confirmation = 3
}

@preconcurrency
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called; the recognizer never becomes available.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// Tells what was said.
///
/// Differs from Apple's: nothing here understands speech, so that `isAvailable` is false, as without a connection to
/// Apple's servers, and each task fails. It is no `NSObject`.
open class SFSpeechRecognizer: @unchecked Sendable {
  private static let permission = ServicePermission(.speech, for: "speech recognition")

  /// Languages that iOS understands; the list is not complete.
  private static let languages = [
    "ar", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
    "ja", "ko", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "yue",
    "zh",
  ]

  public let locale: Locale
  /// Differs from Apple's: kept, and told of nothing; the recognizer never becomes available.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Differs from Apple's: kept, and read by nobody here; nothing understands speech.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Where handlers and delegates of tasks are called.
  open var queue = OperationQueue.main

  /// The languages of the recognizer, without their regions.
  ///
  /// Differs from Apple's: one locale for each language, which is not complete.
  open class func supportedLocales() -> Set<Locale> {
    Set(languages.map(Locale.init(identifier:)))
  }

  /// For the language of the device; nil if it is not understood.
  public convenience init?() { self.init(locale: .current) }

  /// Nil for a language that is not understood.
  public init?(locale: Locale) {
    guard let code = locale.language.languageCode?.identifier, Self.languages.contains(code) else {
      return nil
    }
    self.locale = locale
  }

  /// False: nothing here understands speech.
  open var isAvailable: Bool { false }
  /// False: nothing here understands speech.
  open var supportsOnDeviceRecognition: Bool { false }

  // MARK: Permission

  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    switch permission.decision {
    case nil: .notDetermined
    case .granted: .authorized
    case .denied: .denied
    }
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    permission.request { handler($0 ? .authorized : .denied) }
  }

  // MARK: Tasks

  /// Fails at the next turn of `queue` with an error of the domain `kAFAssistantErrorDomain`, as without a connection.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(request)
    nonisolated(unsafe) let handler = resultHandler
    queue.addOperation {
      if let error = task.end() { handler(nil, error) }
    }
    return task
  }

  /// Fails at the next turn of `queue`.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(request)
    nonisolated(unsafe) let listener = delegate
    queue.addOperation {
      _ = task.end()
      listener.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
    return task
  }
}
