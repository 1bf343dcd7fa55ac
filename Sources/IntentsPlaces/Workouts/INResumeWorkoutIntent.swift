import Foundation
import UIKit

/// Goes on with a workout.
open class INResumeWorkoutIntent: INIntent, @unchecked Sendable {
  public convenience init(workoutName: INSpeakableString?) {
    self.init()
    take(["workoutName": workoutName])
  }

  open var workoutName: INSpeakableString? { value("workoutName") }
}

public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INResumeWorkoutIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus { code.status }
}

/// Does what an `INResumeWorkoutIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  func handle(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  )
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  func confirm(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  )
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
  public func handle(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    let handler: any INResumeWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    Handling.isMissing("INResumeWorkoutIntentHandling")
    return INResumeWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    let handler: any INResumeWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler: any INResumeWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutName(for: intent) }
  }
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
}
