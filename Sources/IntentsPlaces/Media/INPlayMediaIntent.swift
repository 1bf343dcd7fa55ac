import Foundation
import UIKit

/// Plays music, a book or a film.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  public convenience init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    self.init()
    take([
      "mediaItems": mediaItems, "mediaContainer": mediaContainer, "playShuffled": playShuffled,
      "playbackRepeatMode": playbackRepeatMode, "resumePlayback": resumePlayback,
      "playbackQueueLocation": playbackQueueLocation, "playbackSpeed": playbackSpeed,
      "mediaSearch": mediaSearch,
    ])
  }

  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  open var mediaContainer: INMediaItem? { value("mediaContainer") }
  open var playShuffled: Bool? { value("playShuffled") }
  open var playbackRepeatMode: INPlaybackRepeatMode { value("playbackRepeatMode") ?? .unknown }
  open var resumePlayback: Bool? { value("resumePlayback") }
  open var playbackQueueLocation: INPlaybackQueueLocation {
    value("playbackQueueLocation") ?? .unknown
  }
  /// From 0 for a standstill; 1 is as it was recorded.
  open var playbackSpeed: Double? { value("playbackSpeed") }
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case handleInApp = 5
  case failure = 6
  case failureRequiringAppLaunch = 7
  case failureUnknownMediaType = 8
  case failureNoUnplayedContent = 9
  case failureRestrictedContent = 10
}

open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INPlayMediaIntentResponseCode { value("code") ?? .unspecified }
  open var nowPlayingInfo: [String: Any]? {
    get { value("nowPlayingInfo") }
    set { set("nowPlayingInfo", newValue) }
  }

  override var status: INIntentHandlingStatus {
    switch code {
    case .unspecified: .unspecified
    case .ready: .ready
    case .continueInApp, .handleInApp: .deferredToApplication
    case .inProgress: .inProgress
    case .success: .success
    default: .failure
    }
  }
}

/// Does what an `INPlayMediaIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  func handle(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  )
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  func confirm(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  )
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  )
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult]
  func resolvePlayShuffled(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
  )
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackRepeatModeResolutionResult
  func resolveResumePlayback(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
  )
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  )
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
  public func handle(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    Handling.isMissing("INPlayMediaIntentHandling")
    return INPlayMediaIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveMediaItems(for: intent) }
  }
  public func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    [.notRequired()]
  }
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolvePlayShuffled(for: intent) }
  }
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent
  ) async -> INBooleanResolutionResult {
    .notRequired()
  }
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolvePlaybackRepeatMode(for: intent) }
  }
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackRepeatModeResolutionResult {
    .notRequired()
  }
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveResumePlayback(for: intent) }
  }
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent
  ) async -> INBooleanResolutionResult {
    .notRequired()
  }
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolvePlaybackQueueLocation(for: intent) }
  }
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult {
    .notRequired()
  }
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    let handler: any INPlayMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolvePlaybackSpeed(for: intent) }
  }
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult {
    .notRequired()
  }
}
