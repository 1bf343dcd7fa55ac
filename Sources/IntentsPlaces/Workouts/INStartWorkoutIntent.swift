import Foundation
import UIKit

/// Begins a workout.
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  public convenience init(
    workoutName: INSpeakableString? = nil, goalValue: Double? = nil,
    workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
    workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil
  ) {
    self.init()
    take([
      "workoutName": workoutName, "goalValue": goalValue,
      "workoutGoalUnitType": workoutGoalUnitType, "workoutLocationType": workoutLocationType,
      "isOpenEnded": isOpenEnded,
    ])
  }

  open var workoutName: INSpeakableString? { value("workoutName") }
  /// In the unit that `workoutGoalUnitType` says.
  open var goalValue: Double? { value("goalValue") }
  open var workoutGoalUnitType: INWorkoutGoalUnitType { value("workoutGoalUnitType") ?? .unknown }
  open var workoutLocationType: INWorkoutLocationType { value("workoutLocationType") ?? .unknown }
  open var isOpenEnded: Bool? { value("isOpenEnded") }
}

public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureOngoingWorkout = 5
  case failureNoMatchingWorkout = 6
  case handleInApp = 7
  case success = 8
}

open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.init()
    take(code, userActivity)
  }

  open var code: INStartWorkoutIntentResponseCode { value("code") ?? .unspecified }

  override var status: INIntentHandlingStatus { code.status }
}

/// Does what an `INStartWorkoutIntent` says.
///
/// Each method may be written with a completion handler or asynchronously, whichever a class implements.
///
/// Differs from Apple's: nobody asks by voice; the app or its tests call the methods.
@preconcurrency
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  func handle(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  )
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  func confirm(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  )
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  )
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
  func resolveGoalValue(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  )
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  )
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
  )
  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  )
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
  public func handle(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.handle(intent: intent) }
  }
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    Handling.isMissing("INStartWorkoutIntentHandling")
    return INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  public func confirm(
    intent: INStartWorkoutIntent,
    completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.confirm(intent: intent) }
  }
  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutName(for: intent) }
  }
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    .notRequired()
  }
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveGoalValue(for: intent) }
  }
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    .notRequired()
  }
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutGoalUnitType(for: intent) }
  }
  public func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult {
    .notRequired()
  }
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveWorkoutLocationType(for: intent) }
  }
  public func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    .notRequired()
  }
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    let handler: any INStartWorkoutIntentHandling = self
    Handling.answer(handler, completion) { await $0.resolveIsOpenEnded(for: intent) }
  }
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent
  ) async -> INBooleanResolutionResult {
    .notRequired()
  }
}
