import Foundation
import Synchronization

/// Enters the lock of an object, which the same thread may enter again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
}

/// Leaves the lock of an object; `-1` if this thread doesn't hold it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.exit(object as AnyObject)
}

/// The locks of objects, each as long as somebody holds or waits for it.
private final class ObjectLocks: Sendable {
  static let shared = ObjectLocks()

  private final class Lock: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var users = 0
    var holder: Thread?
    var depth = 0
  }

  private let locks = Mutex<[ObjectIdentifier: Lock]>([:])

  func enter(_ object: AnyObject) -> Int32 {
    let lock = locks.withLock { locks in
      let lock = locks[ObjectIdentifier(object)] ?? Lock()
      lock.users += 1
      locks[ObjectIdentifier(object)] = lock
      return lock
    }
    lock.lock.lock()
    lock.holder = Thread.current
    lock.depth += 1
    return 0
  }

  func exit(_ object: AnyObject) -> Int32 {
    let id = ObjectIdentifier(object)
    let lock = locks.withLock { $0[id] }
    guard let lock, lock.holder === Thread.current else { return -1 }
    lock.depth -= 1
    if lock.depth == 0 { lock.holder = nil }
    locks.withLock { locks in
      lock.users -= 1
      if lock.users == 0 { locks[id] = nil }
    }
    lock.lock.unlock()
    return 0
  }
}
