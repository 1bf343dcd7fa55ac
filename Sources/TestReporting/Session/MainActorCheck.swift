import Dispatch
import Foundation

/// Tells whether code runs on the main actor, without trapping when it does not.
///
/// XCTest's main actor is the main thread. In Swift Testing the main queue is drained by some other
/// thread, so the queue has to be asked too.
enum MainActorCheck {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
