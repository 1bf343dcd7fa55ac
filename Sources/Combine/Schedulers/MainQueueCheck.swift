import Dispatch
import Foundation

/// Tells whether code runs on the main queue, which need not be the main thread.
package enum MainQueueCheck {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }
}
