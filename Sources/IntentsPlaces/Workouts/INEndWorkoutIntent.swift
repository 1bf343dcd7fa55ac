import Foundation
import UIKit

/// Ends a workout.
open class INEndWorkoutIntent: INIntent, @unchecked Sendable {
  public convenience init(workoutName: INSpeakableString?) {
    self.init()
    take(["workoutName": workoutName])
  }

  open var workoutName: INSpeakableString? { value("workoutName") }
}

public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INEndWorkoutIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus { code.status }
}

/// Does what an `INEndWorkoutIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  )
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  )
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
  public func handle(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    let handler: any INEndWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    Handling.isMissing("INEndWorkoutIntentHandling")
    return INEndWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    let handler: any INEndWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler: any INEndWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutName(for: intent) }
  }
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
}
