// Other packages of a build find this module too when they ask whether one of this name can be
// imported, and then use its lock, without being linked with it. So the lock is a type of the C library,
// what works on it is compiled where it is used, and the C library's own functions come with it.
@_exported import Glibc

/// A lock without an owner of its own memory: zero is unlocked.
public typealias os_unfair_lock_s = pthread_mutex_t
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits for the lock.
@_alwaysEmitIntoClient
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(lock)
}

/// Takes the lock if it is free.
@_alwaysEmitIntoClient
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(lock) == 0
}

@_alwaysEmitIntoClient
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(lock)
}
