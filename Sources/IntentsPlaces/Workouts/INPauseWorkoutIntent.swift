import Foundation
import UIKit

/// Halts a workout.
open class INPauseWorkoutIntent: INIntent, @unchecked Sendable {
  public convenience init(workoutName: INSpeakableString?) {
    self.init()
    take(["workoutName": workoutName])
  }

  open var workoutName: INSpeakableString? { value("workoutName") }
}

public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INPauseWorkoutIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus { code.status }
}

/// Does what an `INPauseWorkoutIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  func handle(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  )
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  func confirm(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  )
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
  public func handle(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    let handler: any INPauseWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    Handling.isMissing("INPauseWorkoutIntentHandling")
    return INPauseWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INPauseWorkoutIntent,
    completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void
  ) {
    let handler: any INPauseWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler: any INPauseWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutName(for: intent) }
  }
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
}
