import Foundation

/// A lock without an owner of its own memory: zero is unlocked.
public struct os_unfair_lock_s: @unchecked Sendable {
  var mutex = pthread_mutex_t()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}
