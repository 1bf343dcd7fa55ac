import Device
import Foundation
import UIKit

/// A question to a server of Apple's maps, which is not there: it fails at a later turn, unless it was cancelled.
@MainActor
final class ServiceQuestion {
  private(set) var isPending = false
  private var number = 0

  func ask(_ fail: @escaping @MainActor (MKError) -> Void) {
    isPending = true
    number += 1
    let asked = number
    TurnScheduler.shared.enqueue { [self] in
      guard isPending, number == asked else { return }
      isPending = false
      fail(MKError(.serverFailure))
    }
  }

  func cancel() { isPending = false }
}
