import Device
import Foundation

/// Keeps what a performed method gave for a while, as the pool of a turn does on iOS: whoever looks at it does so soon.
enum ReturnedValues {
  /// On the main thread until the main queue comes to its next work, on others until some more values have come.
  static func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    if MainThread.isCurrent {
      let kept = Kept(object: object)
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    } else {
      let storage = Thread.current.threadDictionary
      let pool = storage[Pool.key] as? Pool ?? Pool()
      pool.add(object)
      storage[Pool.key] = pool
    }
    return Unmanaged.passUnretained(object)
  }

  private struct Kept: @unchecked Sendable {
    let object: AnyObject
  }

  /// The last values of one thread.
  private final class Pool {
    static let key = "FoundationAdditions.ReturnedValues"
    private static let capacity = 64

    private var objects: [AnyObject] = []
    private var next = 0

    func add(_ object: AnyObject) {
      if objects.count < Self.capacity {
        objects.append(object)
      } else {
        objects[next] = object
        next = (next + 1) % Self.capacity
      }
    }
  }
}
