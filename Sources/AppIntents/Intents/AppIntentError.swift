import Foundation
import FoundationAdditions

/// Why an intent does not go on.
public struct AppIntentError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// The user has to do something first.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case accountSetup, signin, confirmation, subscription
  }

  /// The app lacks a permission.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case bluetooth, calendars, camera, contacts, faceID, health, homeKit, localNetwork, location
    case mediaLibrary, microphone, motion, photoLibrary, reminders, siri, speechRecognition
    case other
  }

  /// Nothing can be done.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, timeout, unknown
    case unsupportedOnDevice
  }

  public let description: String
  /// What is done next once the app is on the screen.
  package let continuation: (@MainActor @Sendable () async throws -> Void)?

  public var errorDescription: String? { description }

  /// Says in words what is needed; `dialog` follows in quotes.
  init(
    _ need: String, dialog: IntentDialog?,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) {
    description = need + (dialog.map { ": “\($0.text)”" } ?? "") + "."
    self.continuation = continuation
  }
}

/// A person would have to be asked.
struct NobodyToAsk: Error, CustomStringConvertible, LocalizedError {
  let description: String

  var errorDescription: String? { description }

  /// - Parameters:
  ///   - api: What asks.
  ///   - question: What it asks.
  init(_ api: String, about question: String) {
    description = "\(api): nobody can be asked here: “\(question)”."
  }
}
