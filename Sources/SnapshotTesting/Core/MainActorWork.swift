import Dispatch
import Foundation

/// Runs what draws, from calls of which the compiler does not know that they are on the main actor.
enum MainActorWork {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The result of `body`, or nil off the main actor.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result? {
    // XCTest's main actor is the main thread; in Swift Testing another thread drains the main queue.
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true else { return nil }
    return withoutActuallyEscaping(body) { body in
      let unchecked = Unchecked(value: body)
      return MainActor.assumeIsolated { Unchecked(value: unchecked.value()) }.value
    }
  }
}
