import Foundation

/// Runs animation blocks: model values change at once, and the end comes with the next turn.
@MainActor
enum AnimationRun {
  static var areEnabled = true
  private(set) static var currentDuration: TimeInterval = 0

  static func run(
    seconds: TimeInterval, isEndless: Bool, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = currentDuration
    currentDuration = areEnabled ? seconds : 0
    animations()
    currentDuration = outer
    finish(seconds: seconds, isEndless: isEndless, completion: completion)
  }

  static func finish(seconds: TimeInterval, isEndless: Bool, completion: ((Bool) -> Void)?) {
    guard let completion, !isEndless || !areEnabled else { return }
    if areEnabled, seconds > 0 {
      TurnScheduler.shared.enqueue { completion(true) }
    } else {
      completion(true)
    }
  }
}
