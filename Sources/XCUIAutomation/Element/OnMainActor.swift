import Dispatch
import Foundation

/// Runs code of the main actor from where the compiler does not know that it is on it.
enum OnMainActor {
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
      let unchecked = UncheckedBody(run: body)
      return MainActor.assumeIsolated { UncheckedResult(value: unchecked.run()) }.value
    }
  }

  private struct UncheckedBody<Result>: @unchecked Sendable {
    let run: @MainActor () -> Result
  }

  private struct UncheckedResult<Result>: @unchecked Sendable {
    let value: Result
  }
}
