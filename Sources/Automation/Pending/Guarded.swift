import Foundation

/// A value that several threads use, one at a time.
///
/// Unlike `Mutex`, whose lock the thread sanitizer does not see, it has one of the C library's. Apps have the same
/// under Apple's name, `OSAllocatedUnfairLock`; the module `os` is only linked by who asks for it.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // The lock lets in one at a time; who is in and comes again would wait for himself.
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
