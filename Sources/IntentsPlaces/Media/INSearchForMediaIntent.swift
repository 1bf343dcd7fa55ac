import Foundation
import UIKit

/// Looks for music, books or films.
open class INSearchForMediaIntent: INIntent, @unchecked Sendable {
  public convenience init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
    self.init()
    take(["mediaItems": mediaItems, "mediaSearch": mediaSearch])
  }

  open var mediaItems: [INMediaItem]? { value("mediaItems") }
  open var mediaSearch: INMediaSearch? { value("mediaSearch") }
}

public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INSearchForMediaIntentResponseCode { value("code") ?? .unspecified }
  open var mediaItems: [INMediaItem]? {
    get { value("mediaItems") }
    set { set("mediaItems", newValue) }
  }

  override var status: INIntentHandlingStatus {
    switch code {
    case .unspecified: .unspecified
    case .ready: .ready
    case .continueInApp: .deferredToApplication
    case .inProgress: .inProgress
    case .success: .success
    default: .failure
    }
  }
}

/// Does what an `INSearchForMediaIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  func handle(
    intent: INSearchForMediaIntent,
    completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  )
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  func confirm(
    intent: INSearchForMediaIntent,
    completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  )
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
  )
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
  public func handle(
    intent: INSearchForMediaIntent,
    completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  ) {
    let handler: any INSearchForMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    Handling.isMissing("INSearchForMediaIntentHandling")
    return INSearchForMediaIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INSearchForMediaIntent,
    completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void
  ) {
    let handler: any INSearchForMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    INSearchForMediaIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) {
    let handler: any INSearchForMediaIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveMediaItems(for: intent) }
  }
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] {
    [.notRequired()]
  }
}
