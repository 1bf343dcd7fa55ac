import Foundation
import UIKit

/// Gives a workout up.
open class INCancelWorkoutIntent: INIntent, @unchecked Sendable {
  public convenience init(workoutName: INSpeakableString?) {
    self.init()
    take(["workoutName": workoutName])
  }

  open var workoutName: INSpeakableString? { value("workoutName") }
}

public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureNoMatchingWorkout = 5
  case handleInApp = 6
  case success = 7
}

open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INCancelWorkoutIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus { code.status }
}

/// Does what an `INCancelWorkoutIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  func handle(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  )
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  func confirm(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  )
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
  public func handle(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    let handler: any INCancelWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    Handling.isMissing("INCancelWorkoutIntentHandling")
    return INCancelWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INCancelWorkoutIntent,
    completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void
  ) {
    let handler: any INCancelWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler: any INCancelWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutName(for: intent) }
  }
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
}
