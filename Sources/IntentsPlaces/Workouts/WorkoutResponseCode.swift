/// What all intents about workouts are answered with.
protocol WorkoutResponseCode: Equatable {
  static var unspecified: Self { get }
  static var ready: Self { get }
  static var continueInApp: Self { get }
  static var handleInApp: Self { get }
  static var success: Self { get }
}

extension WorkoutResponseCode {
  var status: INIntentHandlingStatus {
    switch self {
    case .unspecified: .unspecified
    case .ready: .ready
    case .continueInApp, .handleInApp: .deferredToApplication
    case .success: .success
    default: .failure
    }
  }
}

extension INCancelWorkoutIntentResponseCode: WorkoutResponseCode {}
extension INEndWorkoutIntentResponseCode: WorkoutResponseCode {}
extension INPauseWorkoutIntentResponseCode: WorkoutResponseCode {}
extension INResumeWorkoutIntentResponseCode: WorkoutResponseCode {}
extension INStartWorkoutIntentResponseCode: WorkoutResponseCode {}
